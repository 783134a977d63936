/** How the clock of a game stands. Instants are epoch milliseconds. */

import type { GameAnswer, ListedGame } from '@shared/api/games';
import { isOn } from '@shared/pace/rest';

/** `away`: whoever is to move is on vacation, and the clock, if there is one, stands meanwhile. */
export type TurnClock =
  | { readonly state: 'none' }
  | { readonly state: 'paused'; readonly until: number }
  | { readonly state: 'away'; readonly until: number; readonly deadline?: number }
  | { readonly state: 'running'; readonly deadline: number; readonly time?: number };

type Played = Pick<GameAnswer | ListedGame, 'turn' | 'deadline' | 'paused' | 'seats'>;

export function turnClock({ turn, deadline, paused, seats }: Played, now: number): TurnClock {
  if (turn === undefined) return { state: 'none' };
  if (paused !== undefined && paused > now) return { state: 'paused', until: paused };
  const away = seats[turn.seat]?.away;
  if (away && isOn(away, now)) {
    return { state: 'away', until: away.until, ...(deadline === undefined ? {} : { deadline }) };
  }
  if (deadline === undefined) return { state: 'none' };
  return { state: 'running', deadline, ...(turn.time === undefined ? {} : { time: turn.time }) };
}
