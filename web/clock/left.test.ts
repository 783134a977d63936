import { describe, expect, it } from 'vitest';
import { isShort, stay, timeLeft, told } from './left';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('what is left', () => {
  it.each([
    [3 * DAY, '3 d 0 h left'],
    [2 * DAY + 3 * HOUR + 59 * MINUTE, '2 d 3 h left'],
    [DAY, '1 d 0 h left'],
    [DAY - 1, '23 h 59 m left'],
    [HOUR, '1 h 0 m left'],
    [14 * MINUTE + 59 * SECOND, '14 m left'],
    [2 * MINUTE, '2 m left'],
    [2 * MINUTE - 1, '1 m 59 s left'],
    [MINUTE, '1 m 0 s left'],
    [59_999, '59 s left'],
    [1, '0 s left'],
    [0, 'time is up'],
    [-HOUR, 'time is up'],
  ])('of %i milliseconds is said as %s', (left, said) => {
    expect(timeLeft(left)).toBe(said);
  });

  it.each([5 * DAY + 1, DAY, 7 * HOUR + 12_345, HOUR, 2 * MINUTE, 119_999, 17_500, 1])(
    'keeps its words for as long as it says, and no longer: %i',
    (left) => {
      expect(timeLeft(left - stay(left) + 1)).toBe(timeLeft(left));
      expect(told(left - stay(left))).toBeLessThan(told(left));
    },
  );

  it('is little when most people are reminded: a fifth, and no more than a day', () => {
    expect(isShort(12 * MINUTE, HOUR)).toBe(true);
    expect(isShort(13 * MINUTE, HOUR)).toBe(false);
    expect(isShort(DAY, 30 * DAY)).toBe(true);
    expect(isShort(DAY + 1, 30 * DAY)).toBe(false);
    expect(isShort(0, undefined)).toBe(false);
  });

  it('says so in a word where it is little', () => {
    expect(timeLeft(47 * MINUTE, true)).toBe('only 47 m left');
    expect(timeLeft(0, true)).toBe('time is up');
  });
});
