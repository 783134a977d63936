/** The alibi cards. docs/rules/mr-jack-pocket.md, "Components" and "Appeal for witnesses". */

import type { Character, Role } from './types';

/** What each card is worth to Jack. */
export const HOURGLASSES: Readonly<Record<Character, number>> = {
  madame: 2,
  goodley: 0,
  bert: 1,
  gull: 1,
  stealthy: 1,
  smith: 1,
  lestrade: 0,
  pizer: 1,
  lane: 1,
};

/** Jack's total: the round tokens he took and the cards he drew by action. His identity does not count. */
export function hourglasses(rounds: readonly Role[], cards: readonly Character[]): number {
  const tokens = rounds.filter((role) => role === 'jack').length;
  return cards.reduce((sum, card) => sum + HOURGLASSES[card], tokens);
}
