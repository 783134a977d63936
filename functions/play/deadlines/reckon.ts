/** When the time of a turn is over. docs/deadlines.md, "The clock of a turn". */

import { after, type Counting, counted } from '@shared/pace/count';
import { leadOf } from '@shared/pace/reminder';
import type { GameRecord, TurnRecord } from '../../store/game';

/** The deadline of the turn, and when its player is reminded, anew; the game as it is where there is no clock. */
export function reckon(game: GameRecord): GameRecord {
  const { turn } = game;
  if (turn?.time === undefined) return game;
  const { remind: _, ...unreminded } = turn;
  const { since, time } = turn;
  const counting = countingOf(game, turn);
  const lead = leadOf(game.seats[turn.seat]?.reminder ?? 'usual', time);
  return {
    ...game,
    turn: lead === undefined ? unreminded : { ...turn, remind: after(since, Math.round(time - lead), counting) },
    deadline: after(since, time, counting),
  };
}

/** What has counted of the turn by now. Milliseconds. */
export function tookOf(game: GameRecord, now: number): number {
  const { turn } = game;
  return turn === undefined ? 0 : counted(turn.since, now, countingOf(game, turn));
}

/** What does not count of the turn: weekends, pauses, and vacations where the pace knows them. */
function countingOf({ pace, seats, rests = [] }: GameRecord, { seat, zone }: TurnRecord): Counting {
  const away = pace.vacation ? (seats[seat]?.away ?? []) : [];
  return { ...(zone === undefined ? {} : { zone }), rests: [...rests, ...away] };
}
