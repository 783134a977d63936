import { expect, test } from 'vitest';
import { takenBy } from './verdict';

const NOW = Date.UTC(2026, 10, 30, 12);

test.each([
  [200, 'sent'],
  [204, 'sent'],
  [301, 'refused'],
  [302, 'refused'],
  [307, 'refused'],
  [400, 'refused'],
  [401, 'gone'],
  [403, 'gone'],
  [404, 'gone'],
  [405, 'refused'],
  [408, 'busy'],
  [410, 'gone'],
  [413, 'refused'],
  [429, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
])('an answer of %i means %s', (statusCode, of) => {
  expect(takenBy({ statusCode, headers: {} }, NOW)).toEqual({ of, status: statusCode });
});

test('it says when', () => {
  const taken = takenBy({ statusCode: 429, headers: { 'retry-after': '64.1' } }, NOW);
  expect(taken).toEqual({ of: 'busy', status: 429, after: 64_100 });
});
