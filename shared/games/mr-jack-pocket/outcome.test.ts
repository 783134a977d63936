import { describe, expect, test } from 'vitest';
import { outcome } from './outcome';

type Row = readonly [one: boolean, six: boolean, seen: boolean | 'any', end: string];

/** The rows of the end table, in its order. */
const BEFORE: readonly Row[] = [
  [false, false, 'any', 'play on'],
  [true, false, 'any', 'investigator: one-suspect'],
  [false, true, 'any', 'jack: six-hourglasses'],
  [true, true, true, 'investigator: both-seen'],
  [true, true, false, 'play on'],
];
const LAST: readonly Row[] = [
  [true, true, true, 'investigator: both-seen'],
  [true, true, false, 'jack: both-hidden'],
  [true, false, 'any', 'investigator: one-suspect'],
  [false, true, 'any', 'jack: six-hourglasses'],
  [false, false, 'any', 'jack: never-found'],
];

const either = (seen: boolean | 'any') => (seen === 'any' ? [true, false] : [seen]);

describe.each([1, 2, 3, 4, 5, 6, 7])('after the appeal of round %i', (round) => {
  test.each(BEFORE)('one suspect %s, six hourglasses %s, Jack seen %s: %s', (one, six, lit, expected) => {
    for (const seen of either(lit)) expect(ending(round, one, six, seen)).toBe(expected);
  });
});

describe('after the appeal of round 8', () => {
  test.each(LAST)('one suspect %s, six hourglasses %s, Jack seen %s: %s', (one, six, lit, expected) => {
    for (const seen of either(lit)) expect(ending(8, one, six, seen)).toBe(expected);
  });
});

test('the rows cover everything, once', () => {
  for (const rows of [BEFORE, LAST]) {
    const covered = rows.flatMap(([one, six, seen]) => either(seen).map((lit) => `${one} ${six} ${lit}`));
    expect(new Set(covered).size).toBe(8);
    expect(covered).toHaveLength(8);
  }
});

function ending(round: number, one: boolean, six: boolean, seen: boolean): string {
  const end = outcome({ round, one, six, seen });
  return end === undefined ? 'play on' : `${end.winner}: ${end.how}`;
}
