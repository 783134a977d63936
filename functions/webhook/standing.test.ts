import { expect, test } from 'vitest';
import type { Taken } from '../notify/channels/taken';
import type { WebhookRecord } from '../store/account';
import { standing } from './standing';

const HOUR = 60 * 60 * 1000;
const NOW = 100 * HOUR;

const FRESH: WebhookRecord = { address: 'https://hooks.example.com/a', since: 1 };

function failing(times: number, hours: number): WebhookRecord {
  return { ...FRESH, failing: { since: NOW - hours * HOUR, times } };
}

const BUSY: Taken = { of: 'busy' };

test('a webhook that takes everything stays as it is', () => {
  expect(standing(FRESH, { of: 'sent', status: 204 }, NOW)).toBe(FRESH);
});

test('what failed is forgotten with the next notice that is taken', () => {
  expect(standing(failing(99, 23), { of: 'sent' }, NOW)).toEqual(FRESH);
});

test.each([401, 403, 404, 410])('one that is gone is off at once: %i', (status) => {
  const off = { why: 'gone', since: NOW };
  expect(standing(failing(1, 1), { of: 'gone', status }, NOW)).toEqual({ ...FRESH, off });
  expect(standing(FRESH, { of: 'gone', status }, NOW)).toEqual({ ...FRESH, off });
});

test('failures are counted since the first of them', () => {
  expect(standing(FRESH, BUSY, NOW)).toEqual(failing(1, 0));
  expect(standing(failing(1, 2), { of: 'refused', status: 400 }, NOW)).toEqual(failing(2, 2));
});

test.each([
  ['a day, five times', 4, 24, true],
  ['longer and more often', 40, 72, true],
  ['almost a day', 40, 24 - 1 / HOUR, false],
  ['a day, four times', 3, 24, false],
])('one that has failed for %s', (_, times, hours, isOff) => {
  const before = failing(times, hours);
  const expected = isOff ? { ...FRESH, off: { why: 'failing', since: NOW } } : failing(times + 1, hours);
  expect(standing(before, BUSY, NOW)).toEqual(expected);
});
