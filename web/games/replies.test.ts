import { expect, it } from 'vitest';
import { replies } from './replies';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, '5 minutes'],
  [11 * MINUTE, '15 minutes'],
  [55 * MINUTE, '55 minutes'],
  [56 * MINUTE, 'an hour'],
  [80 * MINUTE, 'an hour'],
  [3.2 * HOUR, '3 hours'],
  [23.4 * HOUR, '23 hours'],
  [23.6 * HOUR, 'a day'],
  [60 * HOUR, '3 days'],
])('a habit of %i ms is said as %s', (length, said) => {
  expect(replies('Hanna', length)).toBe(`Hanna usually replies within about ${said}`);
});
