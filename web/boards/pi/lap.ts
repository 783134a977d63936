/** When a round of the second edition is about to end. docs/rules/pi.md, "Second edition". */

import type { Seat } from '@shared/game';
import type { View } from '@shared/games/pi/types';

/**
 * Whether the round ends as soon as play comes back to the first player: all markers are flipped, or all but one.
 * `attempting`: who would flip theirs besides.
 */
export function isLastLap({ edition, players }: View, attempting?: Seat): boolean {
  if (edition !== 'second') return false;
  const waiting = players.filter(({ flipped, left }, seat) => !flipped && !left && seat !== attempting);
  return waiting.length <= 1;
}
