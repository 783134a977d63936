/** Tables laid to order for a test. */

import { type Drawn, replaying } from '@shared/draw';
import { start } from '../setup';
import type { State } from '../state';
import { TOKEN_IDS } from '../tokens';
import { CHARACTERS, type Character, type Face, SIDES, type Side, type Tile, TOKENS, type Token } from '../types';

const IN_ORDER = CHARACTERS.map((_, index) => index);

/** Draws that lay the nine in the order of the rules, every free wall north; Jack is Madame, the deck in the same order. */
export const PLAIN_DRAWS: readonly Drawn[] = [
  ['start/tiles', IN_ORDER],
  ...IN_ORDER.map((place): Drawn => [`start/wall ${place + 1}`, 0]),
  ['start/cards', IN_ORDER],
  ['round 1/tokens', 0],
];

/** A new game from plain draws, seat 0 is Jack, with what the test is about put in its place. */
export function table(change: Partial<State> = {}): State {
  return { ...start({ roles: 'host-jack' }, replaying(PLAIN_DRAWS)).state, ...change };
}

/** Nine tiles row by row, such as `smith W`; an innocent in brackets. */
export function tiles(...rows: readonly string[]): readonly Tile[] {
  return rows.flatMap((row) => row.split(', ').map(tile));
}

/** The four tokens with these faces up, the first of them used already. */
export function tokens(faces: readonly Face[], used = 0): readonly Token[] {
  return TOKEN_IDS.map((id, place) => ({ id, face: faces[place] ?? TOKENS[id][0], used: place < used }));
}

function tile(text: string): Tile {
  const [name = '', letter = ''] = text.split(' ');
  const character = name.replace(/[()]/g, '') as Character;
  const wall = SIDES.find((side) => side.startsWith(letter.toLowerCase())) as Side;
  return name.startsWith('(') ? { character, wall, cleared: 1 } : { character, wall };
}
