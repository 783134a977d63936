/** The position of round 4 that the drawn page shows, for specs. */

import type { Character, Side, Tile, View } from '@shared/games/mr-jack-pocket/types';

function tile(character: Character, wall: Side, cleared?: number): Tile {
  return cleared === undefined ? { character, wall } : { character, wall, cleared };
}

export const TILES: readonly Tile[] = [
  tile('gull', 'east'),
  tile('lestrade', 'south'),
  tile('madame', 'north'),
  tile('goodley', 'south'),
  tile('lane', 'north', 1),
  tile('pizer', 'east', 1),
  tile('smith', 'south', 2),
  tile('stealthy', 'west', 3),
  tile('bert', 'east'),
];

/** Theo, Jack, has used Toby; Nora, the Investigator, is to act. */
export const EXAMPLE: View = {
  seats: { jack: 0, investigator: 1 },
  you: 'investigator',
  round: 4,
  taken: 1,
  picks: 'investigator',
  tiles: TILES,
  detectives: { holmes: 3, watson: 8, toby: 11 },
  tokens: [
    { id: 'alibi-holmes', face: 'holmes', used: false },
    { id: 'toby-watson', face: 'toby', used: true },
    { id: 'rotation-exchange', face: 'exchange', used: false },
    { id: 'rotation-joker', face: 'rotation', used: false },
  ],
  turned: [],
  rounds: ['investigator', 'jack', 'jack'],
  shown: ['smith'],
  jackCards: 1,
  deckSize: 6,
};
