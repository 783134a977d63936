/** A player who leaves Casebook leaves every table. */

import { changeGame, type GameRecord, readGames } from '../../store/game';
import { readSeats } from '../../store/seat';
import { type Change, commit } from '../moves/commit';
import { leave } from '../moves/leave';
import { CROWD, settle } from '../settle';
import { without } from '../tables/withdraw';
import { seatOf } from '../viewer';
import type { World } from '../world';

/**
 * Gets up from every table that is open, and gives up every running game and every seat that is kept. What is over stays as
 * it is. Again, it does what is left to do.
 * @throws Refusal `busy`
 */
export async function departEverywhere(world: World, player: string): Promise<void> {
  for (const { game } of await readSeats(world.db, player)) {
    await depart(world, game, player);
    await freeKept(world, game, player);
  }
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

/** A seat that is kept for the player at the table where a game is played again is anybody's. @throws Refusal `busy` */
export async function freeKept(world: World, id: string, player: string): Promise<void> {
  const decide = async () => {
    const [game] = await readGames(world.db, [id]);
    const [table] = game?.rematch === undefined ? [] : await readGames(world.db, [game.rematch]);
    const seat = table?.seats.findIndex(({ reserved }) => reserved === player) ?? -1;
    if (table === undefined || seat < 0) return { result: undefined };
    const after = { ...table, seats: table.seats.with(seat, {}), revision: table.revision + 1 };
    return { result: undefined, writes: [changeGame(table, after)] };
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
