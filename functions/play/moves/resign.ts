import type { Acted } from '@shared/api/games';
import { gameOf, stateOf } from '../title';
import type { World } from '../world';
import { type Command, command } from './command';
import { advance } from './step';

/** A player gives up a running game, their turn or not; the rest is the title's. */
export async function resign(world: World, asked: Command): Promise<Acted> {
  return command(world, asked, { resignation: true }, async (record, seat, now) => {
    const game = gameOf(world, record);
    const seats = record.seats.with(seat, { ...record.seats[seat], left: true });
    return advance(game.title, { ...record, seats }, { seat }, now, (draw) =>
      game.title.leave(stateOf(game, record), seat, draw),
    );
  });
}
