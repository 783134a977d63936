import { expect, test } from 'vitest';
import { takenBy } from './verdict';

const NOW = Date.UTC(2026, 10, 30, 12);

function verdict(status: number, retryAfter?: string): ReturnType<typeof takenBy> {
  return takenBy({ status, headers: new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }) }, NOW);
}

test.each([200, 201, 202])('%i is a yes', (status) => {
  expect(verdict(status)).toEqual({ of: 'sent', status });
});

test.each([404, 410])('%i says that no browser is there', (status) => {
  expect(verdict(status)).toEqual({ of: 'gone', status });
});

test.each([301, 302, 307, 400, 401, 403, 413])('%i is a no for good', (status) => {
  expect(verdict(status)).toEqual({ of: 'refused', status });
});

test.each([408, 429, 500, 502, 503])('%i is worth another try', (status) => {
  expect(verdict(status)).toEqual({ of: 'busy', status });
});

test('it says when', () => {
  expect(verdict(429, '120')).toEqual({ of: 'busy', status: 429, after: 120_000 });
});
