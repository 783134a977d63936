import type { ListedGame } from '@shared/api/games';
import { waitsForMe } from '@web/games/waits-for-me';

/** My games as Home shows them. */
export interface Groups {
  /** Wait for me: those with a deadline first, the nearest first; then the longest wait. */
  readonly turn: readonly ListedGame[];
  /** Wait for others, the latest move first. */
  readonly running: readonly ListedGame[];
  readonly open: readonly ListedGame[];
  /** Also tables that nobody came to. The latest end first. */
  readonly finished: readonly ListedGame[];
}

/** Sorts games into groups. A game that is listed twice counts as its first entry says. */
export function group(games: readonly ListedGame[]): Groups {
  const each = [...new Map(games.toReversed().map((game) => [game.id, game])).values()];
  const running = each.filter(({ status }) => status === 'running');
  return {
    turn: running.filter(waitsForMe).toSorted(byUrgency),
    running: running.filter((game) => !waitsForMe(game)).toSorted(latest),
    open: each.filter(({ status }) => status === 'open').toSorted(latest),
    finished: each.filter(isTold).toSorted(latest),
  };
}

/** A table that somebody has cancelled is nothing to tell. */
function isTold({ status, why }: ListedGame): boolean {
  return status === 'finished' || status === 'void' || (status === 'cancelled' && why === 'expired');
}

function byUrgency(a: ListedGame, b: ListedGame): number {
  const { deadline: one = Number.MAX_SAFE_INTEGER } = a;
  const { deadline: other = Number.MAX_SAFE_INTEGER } = b;
  return one === other ? since(a) - since(b) : one - other;
}

function since({ turn, updated }: ListedGame): number {
  return turn?.since ?? updated;
}

function latest(a: ListedGame, b: ListedGame): number {
  return b.updated - a.updated;
}
