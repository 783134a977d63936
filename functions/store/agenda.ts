/** What is due in a game, and when. docs/deadlines.md. Instants are epoch milliseconds. */

import { isDeepStrictEqual } from 'node:util';
import { type Due, dueAt, NOT_DUE } from './due';
import type { GameRecord } from './game';

const DAY = 24 * 60 * 60 * 1000;

/** How long a table may stay open, and when its host is told that it will be closed. Milliseconds since it was opened. */
export const OPEN_FOR = 14 * DAY;
const TOLD_AFTER = 12 * DAY;

/** How long a game without a clock waits for somebody to move. Milliseconds. */
const UNPLAYED_FOR = 30 * DAY;

/**
 * `reminder`, `deadline`: of the turn. `unplayed`: nobody has moved, and the game is void. `expiring`: the host of an open table
 * is told that it will be closed; `expiry`: it is.
 */
export type Matter = 'reminder' | 'deadline' | 'unplayed' | 'expiring' | 'expiry';

export interface Entry {
  readonly matter: Matter;
  readonly at: number;
}

/** Everything that is due in a game as it stands, the first first; what is done already may stand there too. */
export function agendaOf(game: GameRecord): readonly Entry[] {
  if (game.status === 'open') return openTable(game);
  return game.status === 'running' ? runningGame(game).sort((one, other) => one.at - other.at) : [];
}

/** When something is due in a game first, or first after `now` if given; undefined: nothing is. */
export function lookAt(game: GameRecord, now = Number.NEGATIVE_INFINITY): number | undefined {
  return agendaOf(game).find(({ at }) => at > now)?.at;
}

/**
 * Where a game is to stand in index `due` after a change: where it stood, or at what has become due earlier. What stood in its
 * agenda before is seen to already.
 */
export function standing(before: GameRecord, after: GameRecord): Due | typeof NOT_DUE {
  if (after.status !== 'open' && after.status !== 'running') return NOT_DUE;
  const stands = placeOf(before);
  const known = stands ? agendaOf(before) : [];
  const first = agendaOf(after).find((entry) => !known.some((old) => isDeepStrictEqual(old, entry)));
  if (first === undefined || (stands && stands.dueAt <= first.at)) return stands ?? NOT_DUE;
  return dueAt(after.id, first.at);
}

function placeOf({ due, dueAt }: GameRecord): Due | undefined {
  return due === undefined || dueAt === undefined ? undefined : { due, dueAt };
}

function openTable({ created }: GameRecord): Entry[] {
  return [
    { matter: 'expiring', at: created + TOLD_AFTER },
    { matter: 'expiry', at: created + OPEN_FOR },
  ];
}

function runningGame({ turn, deadline, rated, moved }: GameRecord): Entry[] {
  if (turn === undefined) return [];
  if (deadline === undefined) return rated || moved ? [] : [{ matter: 'unplayed', at: turn.since + UNPLAYED_FOR }];
  return [
    ...(turn.remind === undefined ? [] : [{ matter: 'reminder' as const, at: turn.remind }]),
    { matter: 'deadline', at: deadline },
  ];
}
