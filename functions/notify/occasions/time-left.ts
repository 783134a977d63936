/** What there is to tell a player to move of their time. docs/deadlines.md, "When time runs out". */

import { MOST_IN_A_ROW } from '@shared/pace/pace';
import type { TimeLeft } from '../../mail/time';
import { pauseOf } from '../../play/deadlines/pause';
import { timeOut } from '../../play/deadlines/timeout';
import type { World } from '../../play/world';
import type { GameRecord, TurnRecord } from '../../store/game';

/** The time that the turn has, where its player lives in `zone`; undefined: as much as they like. */
export function timeLeftOf(world: World, game: GameRecord, zone: string): TimeLeft | undefined {
  const { turn, deadline } = game;
  if (turn === undefined || deadline === undefined) return undefined;
  const pause = pauseOf(game, world.now());
  return { deadline, zone, outcome: outcomeOf(world, game, turn, deadline), ...(pause ? { paused: pause.until } : {}) };
}

/** What the clock would do, if it had to do it now. */
function outcomeOf(world: World, game: GameRecord, turn: TurnRecord, deadline: number): TimeLeft['outcome'] {
  const { game: after, event } = timeOut(world, game, turn, deadline);
  if (after.status === 'void') return 'void';
  if (event?.action === undefined) return 'out';
  const { missed = 0, absent = 0 } = after.seats[turn.seat] ?? {};
  const isLast = missed + 1 >= (game.pace.forfeit ?? Infinity) || absent + 1 >= MOST_IN_A_ROW;
  return isLast ? 'last' : 'auto';
}
