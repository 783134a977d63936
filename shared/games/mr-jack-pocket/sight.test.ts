import { expect, test } from 'vitest';
import { lineFrom } from './board';
import { seenFrom, sight, split } from './sight';
import { tiles } from './support/table';
import { CHARACTERS, SIDES, type Side, type Tile } from './types';

/** Nine tiles, those on the line with these walls, the rest closed to it. */
function along(position: number, walls: readonly Side[]): readonly Tile[] {
  const { near, places } = lineFrom(position);
  return CHARACTERS.map((character, place) => ({ character, wall: walls[places.indexOf(place)] ?? near }));
}

test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'of the 64 ways three walls can stand before position %i, 16, 24, 12 and 12 show none, one, two and three tiles',
  (position) => {
    const tally = [0, 0, 0, 0];
    for (const a of SIDES) {
      for (const b of SIDES) {
        for (const c of SIDES) {
          const seen = seenFrom(along(position, [a, b, c]), position);
          expect(seen).toEqual(lineFrom(position).places.slice(0, seen.length));
          tally[seen.length] = (tally[seen.length] ?? 0) + 1;
        }
      }
    }
    expect(tally).toEqual([16, 24, 12, 12]);
  },
);

/** The rulebook's example; Smith and Goodley stand for the two unnamed innocents. */
const EXAMPLE = {
  tiles: tiles('(smith) W, stealthy N, (goodley) E', 'pizer E, lestrade S, madame W', 'gull N, (lane) N, bert N'),
  detectives: { holmes: 1, watson: 6, toby: 8 },
};

test('in the rulebook’s example Holmes sees the top left and Pizer, Watson Bert, Lane’s tile and Gull, Toby Lane’s tile', () => {
  expect(sight(EXAMPLE)).toEqual({ holmes: [0, 3], watson: [8, 7, 6], toby: [7] });
});

test('in the rulebook’s example Pizer, Bert and Gull are seen, Stealthy, Lestrade and Madame in the dark', () => {
  const { seen, dark } = split(EXAMPLE);
  expect([...seen].sort()).toEqual(['bert', 'gull', 'pizer']);
  expect([...dark].sort()).toEqual(['lestrade', 'madame', 'stealthy']);
});

test('walls at the side of the road do not matter', () => {
  expect(seenFrom(tiles('gull W, bert N, smith N', 'lane E, pizer N, madame N', 'goodley W, lestrade N, stealthy N'), 1)).toEqual(
    [0, 3, 6],
  );
});

test('sight passes over innocents, and their walls block it', () => {
  const open = tiles('(gull) E, bert N, smith N', '(pizer) E, lane N, madame N', 'goodley E, lestrade N, stealthy N');
  expect(seenFrom(open, 1)).toEqual([0, 3, 6]);
  const closed = tiles('(gull) E, bert N, smith N', '(pizer) N, lane N, madame N', 'goodley E, lestrade N, stealthy N');
  expect(seenFrom(closed, 1)).toEqual([0]);
});

test.each(SIDES)(
  'Lane’s barricade to the %s acts as a wall while he is a suspect, and never blocks once he is innocent',
  (wall) => {
    const lane = (cleared?: number): readonly Tile[] =>
      along(1, ['east', 'east', 'east']).map((tile, place) =>
        place === 3 ? { character: 'lane', wall, ...(cleared && { cleared }) } : tile,
      );
    const seen = { north: [0], south: [0, 3], east: [0, 3, 6], west: [0, 3, 6] }[wall];
    expect(seenFrom(lane(), 1)).toEqual(seen);
    expect(seenFrom(lane(1), 1)).toEqual([0, 3, 6]);
  },
);

test('who several detectives see counts once, and innocents are neither seen nor in the dark', () => {
  const board = { tiles: EXAMPLE.tiles, detectives: { holmes: 6, watson: 6, toby: 6 } };
  expect(split(board)).toEqual({ seen: ['gull', 'bert'], dark: ['stealthy', 'pizer', 'lestrade', 'madame'] });
});
