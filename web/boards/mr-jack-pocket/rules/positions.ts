/** The positions that the pictures show, and what the rules make of them. */

import { type Drawn, replaying } from '@shared/draw';
import { appeal, clear } from '@shared/games/mr-jack-pocket/appeal';
import { type Board, isSuspect, tileOf, wallOf } from '@shared/games/mr-jack-pocket/board';
import { preview } from '@shared/games/mr-jack-pocket/preview';
import { start } from '@shared/games/mr-jack-pocket/setup';
import { split } from '@shared/games/mr-jack-pocket/sight';
import { type Action, CHARACTERS, type Character, DETECTIVES, type Tile, type View } from '@shared/games/mr-jack-pocket/types';
import { view } from '@shared/games/mr-jack-pocket/view';
import type { Sentence } from '@shared/words/sentence';
import { line, named } from './line';

/** Draws of a start that looks like any other: where the nine lie and how they are turned, the cards, the tokens. */
const START_DRAWS: readonly Drawn[] = [
  ['start/tiles', [3, 0, 6, 4, 8, 7, 1, 5, 2]],
  ...[1, 2, 1, 3, 0, 2, 3, 0, 2].map((wall, place): Drawn => [`start/wall ${place + 1}`, wall]),
  ['start/cards', CHARACTERS.map((_, index) => index)],
  ['round 1/tokens', 0b0110],
];

/** A game just begun, as anybody sees it. */
export const BEGUN: View = view(start({ roles: 'host-jack' }, replaying(START_DRAWS)).state, 'spectator');

/** The example of sight, row by row. docs/rules/mr-jack-pocket.md, "Numbers to test against". */
const TILES: readonly Tile[] = [
  { character: 'smith', wall: 'west', cleared: 1 },
  { character: 'stealthy', wall: 'north' },
  { character: 'goodley', wall: 'east', cleared: 1 },
  { character: 'pizer', wall: 'east' },
  { character: 'lestrade', wall: 'south' },
  { character: 'madame', wall: 'west' },
  { character: 'gull', wall: 'north' },
  { character: 'lane', wall: 'north', cleared: 1 },
  { character: 'bert', wall: 'north' },
];

export const EXAMPLE: Board = { tiles: TILES, detectives: { holmes: 1, watson: 6, toby: 8 } };

/** The round that is judged in the example of an appeal. */
export const ROUND = 2;

/** The end of a second round, with one secret card in Jack's hand: what lies beside the board. */
export const UNDER_WAY: View = {
  ...BEGUN,
  ...EXAMPLE,
  round: 4,
  taken: 2,
  rounds: ['investigator', 'jack', 'jack'],
  jackCards: 1,
};

/** The example after an appeal, with this character as Jack. */
export function judged(jack: Character): { readonly board: Board; readonly cleared: readonly Character[] } {
  const { cleared } = appeal(EXAMPLE, jack);
  return { board: { ...EXAMPLE, tiles: clear(TILES, cleared, ROUND) }, cleared };
}

/** A board for those who listen: who is where, and the walls. */
export function boardInWords({ tiles, detectives }: Board): readonly Sentence[] {
  return [
    ...DETECTIVES.map((detective) => line('shows.detective', { name: named(detective), position: detectives[detective] })),
    ...tiles.map((tile, place) =>
      line('shows.tile', {
        name: named(tile.character),
        place: { term: `place.${place}` },
        wall: { term: `wall.${wallOf(tile) ?? 'none'}` },
        side: isSuspect(tile) ? 'suspect' : 'innocent',
      }),
    ),
  ];
}

export function suspectsOf({ tiles }: Board): readonly Character[] {
  return tiles.filter(isSuspect).map(({ character }) => character);
}

/** One of each kind of action on the example. */
export const MOVE = { type: 'holmes', token: 'alibi-holmes', steps: 2 } as const satisfies Action;
export const JOKER = { type: 'joker', token: 'rotation-joker', detective: 'toby' } as const satisfies Action;
export const ROTATION = {
  type: 'rotation',
  token: 'rotation-joker',
  character: 'lestrade',
  degrees: 90,
} as const satisfies Action;
export const EXCHANGE = {
  type: 'exchange',
  token: 'rotation-exchange',
  first: 'madame',
  second: 'gull',
} as const satisfies Action;

/** What an action makes of the example. */
export function after(action: Action): Board {
  return preview(EXAMPLE, action);
}

export function seenOn(board: Board): number {
  return split(board).seen.length;
}

/** Where a character's wall stands. */
export function wallOn({ tiles }: Board, character: Character): Tile['wall'] {
  return tileOf(tiles, character).wall;
}
