/** A player who leaves Casebook leaves every table. */

import { type GameRecord, readGames } from '../store/game';
import { readSeats } from '../store/seat';
import { type Change, commit } from './moves/commit';
import { leave } from './moves/leave';
import { CROWD, settle } from './settle';
import { without } from './tables/withdraw';
import { seatOf } from './viewer';
import type { World } from './world';

/**
 * Gets up from every table that is open, and gives up every running game. What is over stays as it is. Again, it does
 * what is left to do.
 * @throws Refusal `busy`
 */
export async function departEverywhere(world: World, player: string): Promise<void> {
  for (const { game } of await readSeats(world.db, player)) await depart(world, game, player);
}

/** The same at one table. @throws Refusal `busy` */
export async function depart(world: World, id: string, player: string): Promise<void> {
  const decide = async () => {
    const [game] = await readGames(world.db, [id]);
    const change = game && departing(world, game, player);
    return { result: undefined, ...(game && change ? { writes: commit(game, change) } : {}) };
  };
  await settle(world.db, decide, CROWD);
}

/** Undefined if there is nothing to leave. */
function departing(world: World, game: GameRecord, player: string): Change | undefined {
  const seat = seatOf(game, player);
  if (seat === undefined) return undefined;
  if (game.status === 'open') return { game: without(game, seat, world.now()) };
  if (game.status === 'running' && !game.seats[seat]?.left) return leave(world, game, seat, world.now());
  return undefined;
}
