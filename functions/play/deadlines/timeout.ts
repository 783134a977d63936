/** The turn has run out. docs/deadlines.md, "When time runs out". */

import type { Draw } from '@shared/draw';
import { MOST_IN_A_ROW } from '@shared/pace/pace';
import type { GameRecord, TurnRecord } from '../../store/game';
import type { Change } from '../moves/commit';
import { leave } from '../moves/leave';
import { advance } from '../moves/step';
import { drawsOf, gameOf, stateOf } from '../title';
import type { World } from '../world';
import { haveAllMissed, isUnplayed } from './unplayed';
import { voided } from './void';

/**
 * What the clock does for the seat whose time is up: an automatic action, which may not be the last of the turn, or the seat
 * leaves; or the game is void, if nobody plays it.
 */
export function timeOut(world: Pick<World, 'registry'>, game: GameRecord, turn: TurnRecord, now: number): Change {
  if (isUnplayed(game) && haveAllMissed(game, turn.seat)) return voided(game, now, 'unplayed');
  const played = mustLeave(game, turn) ? undefined : playFor(world, game, turn, now);
  if (played !== undefined) return played;
  const left = leave(world, game, turn.seat, now, true);
  return isUnplayed(game) && left.game.status === 'finished' ? voided(game, now, 'unplayed') : left;
}

/** With this miss the seat forfeits, or nobody plays for it any more. A turn counts once, however many actions it has. */
function mustLeave({ pace, seats }: GameRecord, { seat, missed }: TurnRecord): boolean {
  const before = seats[seat];
  const more = missed ? 0 : 1;
  const isForfeit = pace.forfeit !== undefined && (before?.missed ?? 0) + more >= pace.forfeit;
  return isForfeit || (before?.absent ?? 0) + more >= MOST_IN_A_ROW;
}

/** The automatic action, from what the seat knows; undefined where the rules have none. What it drew goes on record with the step. */
function playFor(world: Pick<World, 'registry'>, record: GameRecord, { seat }: TurnRecord, now: number): Change | undefined {
  const game = gameOf(world, record);
  const { title } = game;
  const state = stateOf(game, record);
  const choose = (draw: Draw) => title.auto(title.view(state, seat), draw);
  const action = choose(drawsOf(record));
  if (action === undefined) return undefined;
  return advance(title, record, { seat, action, auto: true }, now, (draw) => {
    choose(draw);
    return title.act(state, action, draw);
  });
}
