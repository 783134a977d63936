import { describe, expect, test } from 'vitest';
import { result } from './result';
import type { PlayerState } from './state';
import { table } from './support/table';

const over = (...players: readonly Partial<PlayerState>[]) =>
  table(players.length, { players: { ...players } }, { ended: 'most-points' });
const placesOf = (...players: readonly Partial<PlayerState>[]) => result(over(...players))?.seats.map(({ place }) => place);

describe('the result', () => {
  test('is none while the game goes on', () => {
    expect(result(table(2))).toBeUndefined();
  });

  test('ranks by points, also below 0', () => {
    expect(result(over({ score: -3 }, { score: 12 }, { score: 5 }))).toEqual({
      how: 'most-points',
      seats: [
        { place: 3, score: -3 },
        { place: 1, score: 12 },
        { place: 2, score: 5 },
      ],
    });
  });

  test('ranks equal points by most unused investigators', () => {
    expect(placesOf({ score: 9, hand: 1, penalties: 0 }, { score: 9, hand: 2, penalties: 6 })).toEqual([2, 1]);
  });

  test('ranks equal points and investigators by fewest penalty points', () => {
    expect(placesOf({ score: 9, hand: 2, penalties: 4 }, { score: 9, hand: 2, penalties: 2 })).toEqual([2, 1]);
  });

  test('is shared if all of these are equal, and the place after a shared one is left out', () => {
    const same = { score: 9, hand: 2, penalties: 4 };
    expect(placesOf(same, { score: 3 }, same)).toEqual([1, 3, 1]);
    expect(placesOf({ score: 10 }, same, same, { score: 0 })).toEqual([1, 2, 2, 4]);
  });

  test('ranks who left below who stayed, the later to leave first', () => {
    expect(placesOf({ score: -8 }, { score: 21, left: 1 }, { score: 0 }, { score: 2, left: 2 })).toEqual([2, 4, 1, 3]);
  });
});
