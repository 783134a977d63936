/**
 * A guest becomes a player who was there before: their seats, with notes and talk, go over one game at a time. What is
 * under way stands in both accounts, so that whoever comes next finishes it. A game in which both sit stays as it is.
 */

import { anyAccountFrom, checkLastName, endMerge, removeAccount } from '../../store/account';
import { putBeside } from '../../store/beside';
import { isThrottled, isUnanswered } from '../../store/dynamo/errors';
import type { Write } from '../../store/dynamo/write';
import { changeGame, type GameRecord, gameFrom, type SeatRecord } from '../../store/game';
import { accountKey, besideKey, gameKey, muteKey, noteKey, seatKey } from '../../store/keys';
import { putMute, readMutes } from '../../store/mute';
import { putSeat, readSeats, removeSeat, type SeatItem } from '../../store/seat';
import { Refusal } from '../refusal';
import { CROWD, type Decision, settle } from '../settle';
import { seatOf } from '../viewer';
import type { World } from '../world';
import { clearBelongings, tablesOf } from './belongings';
import { endAll } from './session';
import { handTalk } from './talk';

/** Who becomes whom. */
interface Merge {
  readonly guest: string;
  readonly player: string;
}

/**
 * Finishes the merge into this player that is under way, if there is one.
 * @returns the games that stay, for both sit there.
 * @throws Refusal `busy`: the rest is done the next time.
 */
export async function finishMerge(world: World, player: string): Promise<string[]> {
  const [account] = await world.db.get(accountKey(player));
  const guest = anyAccountFrom(account)?.merging;
  if (guest === undefined) return [];
  const merge = { guest, player };
  await endAll(world, guest);
  await copyMutes(world, merge);
  const stayed: string[] = [];
  for (const game of await tablesOf(world, guest)) {
    if (!(await moveGame(world, merge, game))) stayed.push(game);
  }
  await end(world, merge);
  return stayed;
}

/** The same, as far as it goes now: who is signed in is so, and what cannot be moved at the moment waits. */
export async function mergeNow(world: World, player: string): Promise<string[]> {
  try {
    return await finishMerge(world, player);
  } catch (error) {
    const isBusy = error instanceof Refusal && error.code === 'busy';
    if (isBusy || isThrottled(error) || isUnanswered(error)) return [];
    throw error;
  }
}

/** @returns whether the guest has nothing there any more. */
async function moveGame(world: World, merge: Merge, id: string): Promise<boolean> {
  const [item] = await world.db.get(gameKey(id));
  const game = item && gameFrom(item);
  if (game && seatOf(game, merge.player) !== undefined) return false;
  if (game?.rematch !== undefined) await moveReserved(world, merge, game.rematch);
  await moveBeside(world, merge, id);
  await handTalk(world, id, merge.guest, merge.player);
  return settle(world.db, () => decideSeat(world, merge, id), CROWD);
}

/** The seat, with all that goes with it in one transaction; the guest's own item is gone when it is done. */
async function decideSeat(world: World, merge: Merge, id: string): Promise<Decision<boolean>> {
  const { guest, player } = merge;
  const [item, account, place, note] = await world.db.get(
    gameKey(id),
    accountKey(player),
    seatKey(guest, id),
    noteKey(id, guest),
  );
  const noteWrites = note ? [{ remove: noteKey(id, guest) }, { put: { ...note, ...noteKey(id, player) } }] : [];
  if (place === undefined) return { result: true, ...(note ? { writes: noteWrites } : {}) };
  const game = item && gameFrom(item);
  const seat = game && seatOf(game, guest);
  if (game === undefined || seat === undefined) return { result: true, writes: [removeSeat(guest, id)] };
  if (seatOf(game, player) !== undefined) return { result: false };
  const { name = '' } = anyAccountFrom(account) ?? {};
  const seats = game.seats.with(seat, { ...game.seats[seat], player, name });
  return {
    result: true,
    writes: [
      changeGame(game, { ...game, seats, revision: game.revision + 1 }),
      checkLastName(player, name),
      removeSeat(guest, id),
      putSeat(player, placeIn(game, seat, place as unknown as SeatItem)),
      ...noteWrites,
      ...(await mutesOfOthers(world, game, merge)),
    ],
  };
}

/** What the guest has said and written there is found by the player's name. */
async function moveBeside(world: World, { guest, player }: Merge, id: string): Promise<void> {
  const decide = async () => {
    const [was, is] = await world.db.get(besideKey(guest, id), besideKey(player, id));
    return { result: undefined, ...(was && !is ? { writes: [putBeside(player, id)] } : {}) };
  };
  await settle(world.db, decide);
}

/** A seat that is kept for the guest is kept for the player, unless they sit there already. */
async function moveReserved(world: World, { guest, player }: Merge, id: string): Promise<void> {
  const decide = async () => {
    const [item, account] = await world.db.get(gameKey(id), accountKey(player));
    const table = item && gameFrom(item);
    const seat = table?.seats.findIndex(({ reserved }) => reserved === guest) ?? -1;
    if (table === undefined || seat < 0) return { result: undefined };
    const isThere = table.seats.some((taken) => taken.player === player || taken.reserved === player);
    const { name = '' } = anyAccountFrom(account) ?? {};
    const kept: SeatRecord = isThere ? {} : { ...table.seats[seat], reserved: player, name };
    const seats = table.seats.with(seat, kept);
    return { result: undefined, writes: [changeGame(table, { ...table, seats, revision: table.revision + 1 })] };
  };
  await settle(world.db, decide, CROWD);
}

/** The game keeps its place in the player's lists. */
function placeIn({ id, title, status, updated }: GameRecord, seat: number, { status: was, since }: SeatItem): SeatItem {
  return { game: id, seat, title, status, since: was === status ? since : updated };
}

/** Who did not want to read the guest does not read them under the other name either. */
async function mutesOfOthers(world: World, { seats }: GameRecord, { guest, player }: Merge): Promise<Write[]> {
  const others = seats.flatMap(({ player: other }) => (other === undefined || other === guest ? [] : [other]));
  const mutes = await world.db.get(...others.map((other) => muteKey(other, guest)));
  return others.flatMap((other, at) => (mutes[at] ? [putMute(other, player, world.now())] : []));
}

/** Whom the guest did not want to read. */
async function copyMutes(world: World, { guest, player }: Merge): Promise<void> {
  const muted = (await readMutes(world.db, guest)).filter((other) => other !== player);
  for (const other of muted) {
    await settle(world.db, async () => {
      const [mute] = await world.db.get(muteKey(player, other));
      return { result: undefined, ...(mute ? {} : { writes: [putMute(player, other, world.now())] }) };
    });
  }
}

/** The guest's account goes, unless there is a game that stays. */
async function end(world: World, { guest, player }: Merge): Promise<void> {
  const isGone = (await readSeats(world.db, guest)).length === 0;
  if (isGone) await clearBelongings(world, guest);
  await settle(world.db, async () => {
    const [account] = await world.db.get(accountKey(player));
    if (anyAccountFrom(account)?.merging !== guest) return { result: undefined };
    return { result: undefined, writes: [endMerge(player, guest), ...(isGone ? [removeAccount(guest)] : [])] };
  });
}
