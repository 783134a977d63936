/**
 * A player wants their account gone. The request shuts the door; the rest is a worker's, one game at a time. What leads
 * there goes when all is done, so that whoever comes next goes on where it was cut short.
 */

import { accountFrom, anyAccountFrom, removeAccount, rewriteAccount } from '../../store/account';
import { freeAddress, sameAddress } from '../../store/address';
import { dropChange } from '../../store/change';
import { dropMail, idOfMail } from '../../store/code';
import { endDevice, readDevices } from '../../store/device';
import { changeGame, gameFrom, readGames } from '../../store/game';
import { accountKey, gameKey, noteKey, seatKey } from '../../store/keys';
import { putSeat, removeSeat, type SeatItem } from '../../store/seat';
import { depart } from '../depart';
import { CROWD, type Decision, settle } from '../settle';
import { seatOf, signedIn, type Token } from '../viewer';
import type { World } from '../world';
import { clearBelongings, tablesOf } from './belongings';
import { finishMerge } from './merge';
import { formerName } from './name';
import { AT_ONCE, endAll } from './session';
import { emptyTalk, handTalk } from './talk';

const DONE = { result: undefined };

/** Marks the account as leaving, frees its address and ends its sessions: nobody comes in any more. @throws Refusal `not_signed_in`, `busy` */
export async function askFarewell(world: World, token: Token): Promise<void> {
  const player = await signedIn(world, token);
  await settle(
    world.db,
    async () => {
      const [item] = await world.db.get(accountKey(player));
      const account = accountFrom(item);
      if (!account) return DONE;
      const { email } = account;
      const devices = (await readDevices(world.db, player, world.now())).slice(0, AT_ONCE);
      return {
        ...DONE,
        writes: [
          rewriteAccount(player, { email }, { leaving: world.now(), email: undefined }),
          dropChange(player),
          ...(email === undefined ? [] : [freeAddress(email, player), dropMail(idOfMail('sign-in', sameAddress(email)))]),
          ...devices.flatMap((device) => endDevice(player, device)),
        ],
      };
    },
    CROWD,
  );
  await endAll(world, player);
}

/**
 * Clears away all that is left of a player who is leaving: open tables are left, running games given up, and where they
 * played somebody sits in their place whom nobody knows from elsewhere. Again, and after it was cut short, it does the rest.
 * @throws Refusal `busy`: the rest is to be done.
 */
export async function farewell(world: World, player: string): Promise<void> {
  const [item] = await world.db.get(accountKey(player));
  if (anyAccountFrom(item)?.leaving === undefined) return;
  await endAll(world, player);
  await finishMerge(world, player);
  for (const game of await tablesOf(world, player)) await leaveTable(world, player, game);
  await clearBelongings(world, player);
  await settle(world.db, async () => {
    const [left] = await world.db.get(accountKey(player));
    return { ...DONE, ...(left ? { writes: [removeAccount(player)] } : {}) };
  });
}

/** What was said and written down there goes too, where the player sits no more. */
async function leaveTable(world: World, player: string, id: string): Promise<void> {
  await emptyTalk(world, id, player);
  await settle(world.db, () => decideNote(world, player, id));
  await depart(world, id, player);
  await settle(world.db, () => decideReserved(world, player, id), CROWD);
  const pseudonym = world.id();
  const successor = await settle(world.db, () => decideName(world, player, id, pseudonym), CROWD);
  await handTalk(world, id, player, successor ?? pseudonym);
  await settle(world.db, () => decidePlace(world, player, id));
}

async function decideNote(world: World, player: string, id: string): Promise<Decision<undefined>> {
  const [note] = await world.db.get(noteKey(id, player));
  return { ...DONE, ...(note ? { writes: [{ remove: noteKey(id, player) }] } : {}) };
}

/** A seat that is kept for the player at the table where it is to be played again is anybody's. */
async function decideReserved(world: World, player: string, id: string): Promise<Decision<undefined>> {
  const [game] = await readGames(world.db, [id]);
  const [table] = game?.rematch === undefined ? [] : await readGames(world.db, [game.rematch]);
  const seat = table?.seats.findIndex(({ reserved }) => reserved === player) ?? -1;
  if (table === undefined || seat < 0) return DONE;
  const after = { ...table, seats: table.seats.with(seat, {}), revision: table.revision + 1 };
  return { ...DONE, writes: [changeGame(table, after)] };
}

/** Somebody else has played. @returns who, if the player ever did. */
async function decideName(world: World, player: string, id: string, pseudonym: string): Promise<Decision<string | undefined>> {
  const [item, stored] = await world.db.get(gameKey(id), seatKey(player, id));
  const place = stored as SeatItem | undefined;
  if (place?.pseudonym !== undefined) return { result: place.pseudonym };
  const game = item && gameFrom(item);
  const seat = game && seatOf(game, player);
  if (game === undefined || seat === undefined || place === undefined) return DONE;
  const seats = game.seats.with(seat, { ...game.seats[seat], player: pseudonym, name: formerName(pseudonym) });
  const after = { ...game, seats, revision: game.revision + 1 };
  return { result: pseudonym, writes: [changeGame(game, after), putSeat(player, { ...place, game: id, pseudonym })] };
}

async function decidePlace(world: World, player: string, id: string): Promise<Decision<undefined>> {
  const [place] = await world.db.get(seatKey(player, id));
  return { ...DONE, ...(place ? { writes: [removeSeat(player, id)] } : {}) };
}
