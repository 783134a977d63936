/** The four action tokens. docs/rules/mr-jack-pocket.md, "A round". */

import { type Face, TOKENS, type Token, type TokenId } from './types';

/** As they lie in a row. */
export const TOKEN_IDS = Object.keys(TOKENS) as readonly TokenId[];

/** Everything a token can be used for. */
export const FACES: readonly Face[] = [...new Set(Object.values(TOKENS).flat())];

/** How many ways the four can fall. */
export const TOSSES = 2 ** TOKEN_IDS.length;

/** The four as they fell, unused: a binary digit for each token, the first one's lowest. */
export function tossed(toss: number): readonly Token[] {
  return TOKEN_IDS.map((id, place) => ({ id, face: TOKENS[id][(toss >> place) & 1] as Face, used: false }));
}

/** The four turned over, unused again. */
export function flipped(tokens: readonly Token[]): readonly Token[] {
  return tokens.map(({ id, face }) => ({ id, face: underside(id, face), used: false }));
}

/** The face that is down while this one is up. */
export function underside(id: TokenId, face: Face): Face {
  const [first, second] = TOKENS[id];
  return face === first ? second : first;
}
