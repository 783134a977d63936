import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../example';
import { isChase, nextAfter, runOf, sandsOf } from './outlook';

describe('Jack’s hourglasses', () => {
  it('are a range to those who do not know his cards', () => {
    expect(sandsOf(EXAMPLE)).toEqual({ sight: 2, least: 0, most: 2 });
  });

  it('leave out the cards that were shown', () => {
    expect(sandsOf({ ...EXAMPLE, shown: ['madame'] }).most).toBe(1);
    expect(sandsOf({ ...EXAMPLE, shown: ['goodley', 'lestrade'], jackCards: 2 })).toMatchObject({ least: 2, most: 3 });
  });

  it('are in sight alone while he has drawn none', () => {
    expect(sandsOf({ ...EXAMPLE, jackCards: 0 })).toEqual({ sight: 2, least: 0, most: 0 });
  });

  it('are exact to Jack', () => {
    const secret = { identity: 'gull' as const, cards: ['bert' as const], hourglasses: 3 };
    expect(sandsOf({ ...EXAMPLE, secret })).toEqual({ sight: 2, least: 1, most: 1 });
  });
});

describe('the chase', () => {
  /** Round 4, and all but the first so many were cleared before it. */
  const left = (count: number) => EXAMPLE.tiles.map((tile, place) => (place < count ? tile : { ...tile, cleared: 3 }));

  it('is on if one suspect was left when the round began', () => {
    expect(isChase({ ...EXAMPLE, tiles: left(1) })).toBe(true);
    expect(isChase({ ...EXAMPLE, tiles: left(2) })).toBe(false);
  });

  it('is not on because an alibi clears all but one within the round', () => {
    const [first, second, ...rest] = left(2);
    const tiles = [first, second && { ...second, cleared: EXAMPLE.round }, ...rest].filter((tile) => tile !== undefined);
    expect(isChase({ ...EXAMPLE, tiles })).toBe(false);
    expect(isChase({ ...EXAMPLE, tiles, round: EXAMPLE.round + 1 })).toBe(true);
  });

  it('is over with the game', () => {
    const result = { how: 'one-suspect', seats: [{ place: 2 }, { place: 1 }] };
    expect(isChase({ ...EXAMPLE, tiles: left(1), result })).toBe(false);
  });
});

describe('the order of a round', () => {
  it('gives the middle player two actions in a row', () => {
    expect([0, 1, 2, 3].map((taken) => runOf({ taken }))).toEqual([
      { place: 1, all: 1 },
      { place: 1, all: 2 },
      { place: 2, all: 2 },
      { place: 1, all: 1 },
    ]);
  });

  it('is told from the action that is due', () => {
    expect([0, 1, 2, 3].map((taken) => nextAfter({ round: 4, taken }))).toEqual([
      { role: 'investigator', times: 2 },
      { role: 'investigator', times: 1 },
      { role: 'jack', times: 1 },
      { appeal: true },
    ]);
  });
});
