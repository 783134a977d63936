/** The rounds of Duel: those played, the one at hand, those that may follow. docs/rules/pi.md, "Duel". */

import type { Seat } from '@shared/game';
import { ROUNDS_TO_WIN } from '@shared/games/pi/editions/duel';
import type { Rounds, View } from '@shared/games/pi/types';

export type Round =
  | { readonly kind: 'won'; readonly seat: Seat }
  | { readonly kind: 'tied'; readonly count: number }
  | { readonly kind: 'now' | 'ahead'; readonly round: number };

/** Won rounds first, then the tied ones together: which of them came first is not kept. As many lie ahead as may be needed without another tie. */
export function courseOf({ winners, ties }: Rounds, { miniGame, result }: View): readonly Round[] {
  const played: readonly Round[] = [
    ...winners.map((seat): Round => ({ kind: 'won', seat })),
    ...(ties > 0 ? [{ kind: 'tied', count: ties } as const] : []),
  ];
  if (result) return played;
  const needed = 2 * ROUNDS_TO_WIN - 2 - winners.length;
  const ahead = Array.from({ length: needed }, (_, after): Round => ({ kind: 'ahead', round: miniGame + 1 + after }));
  return [...played, { kind: 'now', round: miniGame }, ...ahead];
}
