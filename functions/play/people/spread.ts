/**
 * A player's games learn where they live, when they are reminded and when they are away. The request that changes it sees to
 * that; what is left of one that was cut short is a worker's, for the account says since when it is to be done.
 */

import { isDeepStrictEqual } from 'node:util';
import { type AccountRecord, accountFrom, checkLastCopied, copiedOf, rewriteAccount } from '../../store/account';
import { NOT_DUE } from '../../store/due';
import { changeGame, type GameRecord, gameFrom } from '../../store/game';
import { accountKey, gameKey } from '../../store/keys';
import { readSeats } from '../../store/seat';
import { CROWD, type Decision, settle } from '../settle';
import { seatOf } from '../viewer';
import type { World } from '../world';
import { asFarAsNow } from './as-far-as-now';
import { seatStamped } from './stamp';

/** Games that are told at a time. */
const ABREAST = 8;

/**
 * Tells all games that are open or running. Where they know, nothing is left to do, nor of a player who is gone or whose
 * account is closed: they leave their tables.
 * @throws Refusal `busy`
 */
export async function spread(world: World, player: string): Promise<void> {
  const [item] = await world.db.get(accountKey(player));
  const account = accountFrom(item);
  if (account?.unspread === undefined || account.banned !== undefined) return;
  const seats = (await readSeats(world.db, player)).filter(({ status }) => status === 'open' || status === 'running');
  for (let at = 0; at < seats.length; at += ABREAST) {
    const some = seats.slice(at, at + ABREAST);
    await Promise.all(some.map(({ game }) => settle(world.db, () => decideGame(world, player, game), CROWD)));
  }
  await settle(world.db, () => decideDone(world, player, account), CROWD);
}

/** The same, as far as it goes now: the change itself is made, and what is left follows. */
export async function spreadNow(world: World, player: string): Promise<void> {
  await asFarAsNow(spread(world, player));
}

/** What the account says last is what counts: it is written only while that stands there. */
async function decideGame(world: World, player: string, id: string): Promise<Decision<undefined>> {
  const [item, stored] = await world.db.get(gameKey(id), accountKey(player));
  const account = accountFrom(stored);
  const game = item && gameFrom(item);
  if (game === undefined || account === undefined) return { result: undefined };
  const told = retold(game, player, account, world.now());
  return { result: undefined, ...(told ? { writes: [changeGame(game, told), checkLastCopied(player, account)] } : {}) };
}

/** The game as it is with what the account says; undefined: so it is already, or the player sits there no more. */
function retold(game: GameRecord, player: string, account: AccountRecord, now: number): GameRecord | undefined {
  const { seats, status, revision } = game;
  const seat = seatOf(game, player);
  if (seat === undefined || (status !== 'open' && status !== 'running')) return undefined;
  const told = seatStamped(game, seat, seats[seat] ?? {}, account, now);
  return isDeepStrictEqual(told.seats, seats) ? undefined : { ...told, revision: revision + 1 };
}

/** Nothing is left to be told, unless something has changed since all games were. */
async function decideDone({ db }: World, player: string, told: AccountRecord): Promise<Decision<undefined>> {
  const [item] = await db.get(accountKey(player));
  const account = accountFrom(item);
  const { unspread } = told;
  const isLast = account?.unspread === unspread && isDeepStrictEqual(account && copiedOf(account), copiedOf(told));
  if (!isLast || account?.banned !== undefined) return { result: undefined };
  const read = { ...copiedOf(told), unspread, banned: undefined };
  return { result: undefined, writes: [rewriteAccount(player, read, { unspread: undefined, ...NOT_DUE })] };
}
