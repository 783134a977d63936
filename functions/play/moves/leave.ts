import type { Seat } from '@shared/game';
import type { GameRecord } from '../../store/game';
import { gameOf, stateOf } from '../title';
import type { World } from '../world';
import type { Change } from './commit';
import { advance } from './step';

/** A seat gives up a running game; what that means is the title's. @throws IllegalAction if it has left before. */
export function leave(world: Pick<World, 'registry'>, record: GameRecord, seat: Seat, now: number): Change {
  const game = gameOf(world, record);
  const seats = record.seats.with(seat, { ...record.seats[seat], left: true });
  return advance(game.title, { ...record, seats }, { seat }, now, (draw) => game.title.leave(stateOf(game, record), seat, draw));
}
