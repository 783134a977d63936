import type { ListedGame } from '@shared/api/games';

/** My games as Home shows them. */
export interface Groups {
  /** Wait for me, the longest wait first. */
  readonly turn: readonly ListedGame[];
  /** Wait for others, the latest move first. */
  readonly running: readonly ListedGame[];
  readonly open: readonly ListedGame[];
  /** The latest end first. */
  readonly finished: readonly ListedGame[];
}

/** Sorts games into groups. A game that is listed twice counts as its first entry says. */
export function group(games: readonly ListedGame[]): Groups {
  const each = [...new Map(games.toReversed().map((game) => [game.id, game])).values()];
  const running = each.filter(({ status }) => status === 'running');
  return {
    turn: running.filter(isMine).toSorted((a, b) => since(a) - since(b)),
    running: running.filter((game) => !isMine(game)).toSorted(latest),
    open: each.filter(({ status }) => status === 'open').toSorted(latest),
    finished: each.filter(({ status }) => status === 'finished' || status === 'void').toSorted(latest),
  };
}

function isMine({ turn, you }: ListedGame): boolean {
  return turn !== undefined && turn.seat === you;
}

function since({ turn, updated }: ListedGame): number {
  return turn?.since ?? updated;
}

function latest(a: ListedGame, b: ListedGame): number {
  return b.updated - a.updated;
}
