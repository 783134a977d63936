/** Somebody who is gone from where they played: another sits in their place, whom nobody knows from elsewhere. */

import { changeGame, gameFrom } from '../../store/game';
import { gameKey, seatKey } from '../../store/keys';
import { putSeat, removeSeat, type SeatItem } from '../../store/seat';
import { CROWD, type Decision, settle } from '../settle';
import { seatOf } from '../viewer';
import type { World } from '../world';
import { formerName } from './name';
import { unstamped } from './stamp';

/** Puts somebody else on a player's seat, once. @returns who that is, if the player ever had one. */
export async function replace(world: World, player: string, id: string): Promise<string | undefined> {
  const pseudonym = world.id();
  return settle(world.db, () => decideName(world, player, id, pseudonym), CROWD);
}

/** The last that led from the player to the table. */
export async function forgetPlace(world: World, player: string, id: string): Promise<void> {
  await settle(world.db, async () => {
    const [place] = await world.db.get(seatKey(player, id));
    return { result: undefined, ...(place ? { writes: [removeSeat(player, id)] } : {}) };
  });
}

async function decideName(world: World, player: string, id: string, pseudonym: string): Promise<Decision<string | undefined>> {
  const [item, stored] = await world.db.get(gameKey(id), seatKey(player, id));
  const place = stored as SeatItem | undefined;
  if (place?.pseudonym !== undefined) return { result: place.pseudonym };
  const game = item && gameFrom(item);
  const seat = game && seatOf(game, player);
  if (game === undefined || seat === undefined || place === undefined) return { result: undefined };
  const seats = game.seats.with(seat, { ...unstamped(game.seats[seat] ?? {}), player: pseudonym, name: formerName(pseudonym) });
  const after = { ...game, seats, revision: game.revision + 1 };
  return { result: pseudonym, writes: [changeGame(game, after), putSeat(player, { ...place, game: id, pseudonym })] };
}
