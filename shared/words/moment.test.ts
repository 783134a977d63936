import { expect, test } from 'vitest';
import { momentIn } from './moment';

const NOON = Date.UTC(2026, 6, 9, 12);

test('an instant is said in the reader’s zone, by its name', () => {
  expect(momentIn('Europe/Berlin', NOON)).toBe('Thursday 9 July, 14:00 (Central European Summer Time)');
  expect(momentIn('Pacific/Auckland', NOON)).toBe('Friday 10 July, 00:00 (New Zealand Standard Time)');
});

test('the hour that comes twice when clocks are put back is told apart', () => {
  const first = Date.UTC(2026, 9, 25, 0, 30);
  expect(momentIn('Europe/Berlin', first)).not.toBe(momentIn('Europe/Berlin', first + 3_600_000));
});
