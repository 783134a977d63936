/** What may be said of the game from what a viewer knows: who is next, and how many hourglasses Jack may have. */

import { HOURGLASSES } from '@shared/games/mr-jack-pocket/cards';
import { order } from '@shared/games/mr-jack-pocket/round';
import { CHARACTERS, type Role, type View } from '@shared/games/mr-jack-pocket/types';

type Moment = Pick<View, 'round' | 'taken'>;

/** The action that is due among those that one player takes in a row: the middle player takes two. */
export function runOf({ taken }: Pick<View, 'taken'>): { readonly place: number; readonly all: number } {
  const middle = taken === 1 || taken === 2;
  return middle ? { place: taken, all: 2 } : { place: 1, all: 1 };
}

/** What comes after the action that is due: an appeal, or so many actions of a role. */
export type Next = { readonly appeal: true } | { readonly role: Role; readonly times: number };

export function nextAfter({ round, taken }: Moment): Next {
  const role = order(round)[taken + 1];
  if (role === undefined) return { appeal: true };
  const { place, all } = runOf({ taken: taken + 1 });
  return { role, times: all - place + 1 };
}

/**
 * Whether play went on with one suspect left when the round began: then Jack has six. An alibi in mid-round changes nothing
 * before the appeal. docs/rules/mr-jack-pocket.md, "The end, judged only after an appeal, never in mid-round".
 */
export function isChase({ round, tiles, result }: Pick<View, 'round' | 'tiles' | 'result'>): boolean {
  const left = tiles.filter(({ cleared }) => cleared === undefined || cleared === round);
  return result === undefined && left.length === 1;
}

/** Jack's hourglasses: those in sight, and the least and the most that his secret cards may hold. */
export interface Sands {
  readonly sight: number;
  readonly least: number;
  readonly most: number;
}

/** To Jack, and to all once the game is over, least and most are the same. */
export function sandsOf({ rounds, jackCards, shown, secret }: Pick<View, 'rounds' | 'jackCards' | 'shown' | 'secret'>): Sands {
  const sight = rounds.filter((role) => role === 'jack').length;
  if (secret !== undefined) {
    const own = secret.hourglasses - sight;
    return { sight, least: own, most: own };
  }
  const worth = CHARACTERS.filter((character) => !shown.includes(character))
    .map((character) => HOURGLASSES[character])
    .sort((one, other) => one - other);
  return { sight, least: sum(worth.slice(0, jackCards)), most: sum(worth.slice(worth.length - jackCards)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
