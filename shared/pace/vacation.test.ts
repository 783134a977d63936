import { expect, test } from 'vitest';
import { daysIn, daysOf, yearAfter } from './vacation';

test.each([
  ['2026-01-01', '2026-01-01', 1],
  ['2026-12-07', '2026-12-11', 5],
  ['2026-02-27', '2026-03-01', 3],
  ['2028-02-27', '2028-03-01', 4],
  ['2026-12-31', '2027-01-01', 2],
  ['2026-01-02', '2026-01-01', 0],
])('from %s to %s there are %i days', (first, last, days) => {
  expect(daysOf({ first, last })).toBe(days);
});

test('days of two years are counted in each', () => {
  const days = { first: '2026-12-28', last: '2027-01-05' };
  expect([2026, 2027, 2028].map((year) => daysIn(year, days))).toEqual([4, 5, 0]);
});

test('a year later is the same day, and the one before where there is none', () => {
  expect(yearAfter('2026-11-30')).toBe('2027-11-30');
  expect(yearAfter('2028-02-29')).toBe('2029-02-28');
});
