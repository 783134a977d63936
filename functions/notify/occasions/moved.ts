import type { EventRecord } from '../../store/event';
import type { GameRecord } from '../../store/game';

type Turn = NonNullable<GameRecord['turn']>;

/**
 * Whether a turn began by its seat's own action, or the seat has acted since; what the clock did for it is none of its own.
 * @param history the oldest first: from the version on with which the turn began, or an earlier one.
 */
export function hasMoved(turn: Turn, history: readonly EventRecord[]): boolean {
  const began = beganWith(turn, history) ?? 0;
  return history.some((event) => event.seat === turn.seat && !event.auto && event.version >= began);
}

/**
 * The version with which a turn began: the last one that came at its very instant, for both were written as one. By what clock
 * it was does not count, the order of the versions does. Undefined: it is not among them.
 */
export function beganWith({ since }: Turn, history: readonly EventRecord[]): number | undefined {
  return history.filter(({ at }) => at === since).at(-1)?.version;
}
