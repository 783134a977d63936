import type { EventRecord } from '../store/event';
import type { GameRecord } from '../store/game';

/**
 * Whether a turn began by its seat's own action, or the seat has acted since; what the clock did for it is none of its own. What counts is the order of the versions: the
 * turn began with the last one that came at its very instant, for both were written as one.
 * @param history the oldest first.
 */
export function hasMoved({ seat, since }: NonNullable<GameRecord['turn']>, history: readonly EventRecord[]): boolean {
  const began = history.filter(({ at }) => at === since).at(-1)?.version ?? 0;
  return history.some((event) => event.seat === seat && !event.auto && event.version >= began);
}
