import type { Seat } from '@shared/game';
import type { GameRecord } from '../../store/game';
import { agreed } from '../deadlines/agreement';
import { unstamped } from '../people/stamp';
import { gameOf, stateOf } from '../title';
import type { World } from '../world';
import type { Change } from './commit';
import { withoutWish } from './end';
import { advance } from './step';

/**
 * A seat gives up a running game; what that means is the title's. `auto`: the clock says so, for its time has run out. If the
 * others were waiting for this one alone to agree, they have agreed now.
 * @throws IllegalAction if it has left before
 */
export function leave(world: Pick<World, 'registry'>, record: GameRecord, seat: Seat, now: number, auto?: true): Change {
  const game = gameOf(world, record);
  const place = unstamped(withoutWish(record.seats[seat] ?? {}));
  const seats = record.seats.with(seat, { ...place, left: true });
  const by = { seat, ...(auto ? { auto } : {}) };
  const left = advance(game.title, { ...record, seats }, by, now, (draw) => game.title.leave(stateOf(game, record), seat, draw));
  return agreed(left, now);
}
