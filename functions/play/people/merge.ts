/**
 * A guest becomes a player who was there before: their seats, with notes and talk, go over one game at a time. What is
 * under way stands in both accounts, so that whoever comes next finishes it. Where both sit the guest's seat is given up.
 */

import { type AccountRecord, anyAccountFrom, checkLastCopied, endMerge, removeAccount } from '../../store/account';
import { putBeside } from '../../store/beside';
import type { Write } from '../../store/dynamo/write';
import { changeGame, type GameRecord, gameFrom, readGames, type SeatRecord } from '../../store/game';
import { accountKey, besideKey, gameKey, muteKey, noteKey, seatKey } from '../../store/keys';
import { putMute, readMutes } from '../../store/mute';
import { noteFrom, removeNote, writeNote } from '../../store/note';
import { putSeat, removeSeat, type SeatItem } from '../../store/seat';
import { putSuccessor } from '../../store/successor';
import { Refusal } from '../refusal';
import { CROWD, type Decision, settle } from '../settle';
import { handTalk } from '../talk/writer';
import { seatOf } from '../viewer';
import type { World } from '../world';
import { armDigest } from './arm-digest';
import { asFarAsNow } from './as-far-as-now';
import { clearBelongings, tablesOf } from './belongings';
import { depart } from './depart';
import { moveNotices } from './move-notices';
import { forgetPlace, replace } from './pseudonym';
import { endAll } from './session';
import { seatStamped } from './stamp';
import { toldTogether } from './told-together';

/** How long a guest's id leads to whom they have become. */
const KNOWN_SECONDS = 400 * 24 * 60 * 60;

/** Who becomes whom. */
interface Merge {
  readonly guest: string;
  readonly player: string;
}

/**
 * Finishes the merge into this player that is under way, if there is one.
 * @returns the games in which both sat, and where the guest's seat is given up.
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
    if (await moveGame(world, merge, game)) stayed.push(game);
  }
  await moveNotices(world, guest, player);
  await end(world, merge);
  return stayed;
}

/** The same, as far as it goes now: who is signed in is so, and what cannot be moved at the moment waits. */
export async function mergeNow(world: World, player: string): Promise<string[]> {
  return (await asFarAsNow(finishMerge(world, player))) ?? [];
}

/** @returns whether the guest's seat is given up, for the player sits there too. */
async function moveGame(world: World, merge: Merge, id: string): Promise<boolean> {
  const [game] = await readGames(world.db, [id]);
  if (game?.rematch !== undefined) await moveReserved(world, merge, game.rematch);
  await settle(world.db, () => decideRemoved(world, merge, id), CROWD);
  await moveBeside(world, merge, id);
  await moveNote(world, merge, id);
  await handTalk(world, id, merge.guest, merge.player);
  const isMoved = await settle(world.db, () => decideSeat(world, merge, id), CROWD);
  if (!isMoved) await giveUp(world, merge, id);
  return !isMoved;
}

/** Who was removed as the guest does not come back as the player. */
async function decideRemoved(world: World, { guest, player }: Merge, id: string): Promise<Decision<undefined>> {
  const [game] = await readGames(world.db, [id]);
  if (!game?.removed?.includes(guest)) return { result: undefined };
  const removed = [...new Set(game.removed.map((gone) => (gone === guest ? player : gone)))];
  return { result: undefined, writes: [changeGame(game, { ...game, removed, revision: game.revision + 1 })] };
}

/** The seat goes over in one transaction with what lists are made of. @returns false if both sit there. */
async function decideSeat(world: World, merge: Merge, id: string): Promise<Decision<boolean>> {
  const { guest, player } = merge;
  const [item, stored, place] = await world.db.get(gameKey(id), accountKey(player), seatKey(guest, id));
  if (place === undefined) return { result: true };
  const game = item && gameFrom(item);
  const seat = game && seatOf(game, guest);
  if (game && seatOf(game, player) !== undefined) return { result: false };
  if (game === undefined || seat === undefined) return { result: true, writes: [removeSeat(guest, id)] };
  const account = anyAccountFrom(stored);
  if (account === undefined) throw new Refusal('busy');
  const moved = seatStamped(game, seat, { ...game.seats[seat], player, name: account.name }, account, world.now());
  return {
    result: true,
    writes: [
      changeGame(game, { ...moved, revision: game.revision + 1 }),
      checkLastCopied(player, account),
      removeSeat(guest, id),
      putSeat(player, placeIn(game, seat, place as unknown as SeatItem)),
      ...(await mutesOfOthers(world, game, merge)),
    ],
  };
}

/**
 * Where both sit nobody plays two seats: the guest gets up from an open table, leaves a running game, and is somebody else
 * where they have played. Of a table that the guest was the host of the player is.
 */
async function giveUp(world: World, { guest, player }: Merge, id: string): Promise<void> {
  const decide = async () => {
    const [game] = await readGames(world.db, [id]);
    const [from, to] = game ? [seatOf(game, guest), seatOf(game, player)] : [];
    if (game?.status !== 'open' || from !== game.host || to === undefined) return { result: undefined };
    return { result: undefined, writes: [changeGame(game, { ...game, host: to, revision: game.revision + 1 })] };
  };
  await settle(world.db, decide, CROWD);
  await depart(world, id, guest);
  await replace(world, guest, id);
  await forgetPlace(world, guest, id);
}

/** What the guest has written down follows what the player has; the player's marks stay. */
async function moveNote(world: World, { guest, player }: Merge, id: string): Promise<void> {
  const decide = async () => {
    const [was, is] = await world.db.get(noteKey(id, guest), noteKey(id, player));
    if (was === undefined) return { result: undefined };
    const [theirs, own] = [noteFrom(was), noteFrom(is)];
    const text = [own.text, theirs.text].filter(Boolean).join('\n\n');
    const joined = { revision: own.revision + 1, text, marks: is ? own.marks : theirs.marks };
    return { result: undefined, writes: [removeNote(id, guest, theirs), ...writeNote(id, player, joined)] };
  };
  await settle(world.db, decide, CROWD);
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

/** The game keeps its place in the player's lists, and what the guest was shown the player was. */
function placeIn({ id, title, status, updated }: GameRecord, seat: number, place: SeatItem): SeatItem {
  const { status: was, since, seen, read } = place;
  const shown = { ...(seen === undefined ? {} : { seen }), ...(read === undefined ? {} : { read }) };
  return { game: id, seat, title, status, since: was === status ? since : updated, ...shown };
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

/** The guest's account goes, and nothing is left of them but whom they have become. */
async function end(world: World, { guest, player }: Merge): Promise<void> {
  await clearBelongings(world, guest);
  const expires = Math.floor(world.now() / 1000) + KNOWN_SECONDS;
  const decide = async () => {
    const [own, theirs] = (await world.db.get(accountKey(player), accountKey(guest))).map(anyAccountFrom);
    if (own?.merging !== guest) return { result: own };
    const { notices, turnMail, webhook } = own;
    const told = toldTogether(own, theirs);
    const writes = [
      endMerge(player, guest, { notices, turnMail, webhook }, told),
      removeAccount(guest),
      putSuccessor(guest, player, expires),
    ];
    return { result: { ...own, ...told }, writes };
  };
  const account = await settle<AccountRecord | undefined>(world.db, decide, CROWD);
  if (account) await armDigest(world, player, account);
}
