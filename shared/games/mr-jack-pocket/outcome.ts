/** Who has won, and why. docs/rules/mr-jack-pocket.md, "The end". */

import { ROUNDS } from './round';
import type { Role } from './types';

/** What ended a game: codes of the catalogue. */
export const HOWS = ['one-suspect', 'six-hourglasses', 'both-seen', 'both-hidden', 'never-found', 'forfeit'] as const;
export type How = (typeof HOWS)[number];

/** Who won a game, and how. */
export interface Ending {
  readonly how: How;
  readonly winner: Role;
}

/** How things stand after an appeal. */
export interface Standing {
  readonly round: number;
  /** Exactly one suspect is left. */
  readonly one: boolean;
  /** Jack has six hourglasses or more. */
  readonly six: boolean;
  /** Jack was seen in this appeal. */
  readonly seen: boolean;
}

/** The end table; undefined: play on. With both goals reached and Jack hidden that is the chase. */
export function outcome({ round, one, six, seen }: Standing): Ending | undefined {
  const last = round === ROUNDS;
  if (one && six) {
    if (seen) return { winner: 'investigator', how: 'both-seen' };
    return last ? { winner: 'jack', how: 'both-hidden' } : undefined;
  }
  if (one) return { winner: 'investigator', how: 'one-suspect' };
  if (six) return { winner: 'jack', how: 'six-hourglasses' };
  return last ? { winner: 'jack', how: 'never-found' } : undefined;
}
