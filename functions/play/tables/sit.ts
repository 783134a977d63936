/** Sitting down: the last seat starts the game. */

import type { Joined } from '@shared/api/games';
import type { Seat } from '@shared/game';
import type { Game } from '@shared/games/index';
import { type AccountRecord, checkCopied } from '../../store/account';
import type { GameRecord, SeatRecord } from '../../store/game';
import { accountKey } from '../../store/keys';
import { type Change, commit } from '../moves/commit';
import { advance } from '../moves/step';
import { stampOf } from '../people/stamp';
import { Refusal } from '../refusal';
import type { Decision } from '../settle';
import { gameOf } from '../title';
import { accountOf, keptFor, seatOf } from '../viewer';
import type { World } from '../world';

/** Somebody on a seat, with what their account says of them, and what they add to chance, if anything. */
export function sitter(player: string, account: AccountRecord, contribution: string | undefined, now: number): SeatRecord {
  const { name } = account;
  return { player, name, ...(contribution === undefined ? {} : { contribution }), ...stampOf(account, now) };
}

/** The table as it is while a seat is free, and started otherwise. */
export function startWhenFull({ title }: Game, table: GameRecord, now: number): Change {
  if (table.seats.some(({ player }) => player === undefined)) return { game: table };
  return advance(title, table, {}, now, (draw) => title.start(table.options, table.seats.length, draw));
}

/**
 * The seat that a player has, or that is kept for them, or the lowest free one, and what has to be written for it.
 * @throws Refusal `not_signed_in`, `not_open`, `removed`, `invite_needed`, `table_full`
 */
export async function takeSeat(
  world: World,
  table: GameRecord,
  player: string,
  { isInvited, contribution }: { readonly isInvited: boolean; readonly contribution?: string | undefined },
): Promise<Decision<Joined>> {
  const mine = seatOf(table, player);
  if (mine !== undefined) return { result: { seat: mine } };
  const seat = seatFor(table, player, isInvited);
  const [item] = await world.db.get(accountKey(player));
  const account = accountOf(item);
  const now = world.now();
  const seats = table.seats.with(seat, sitter(player, account, contribution, now));
  const seated = { ...table, seats, revision: table.revision + 1, updated: now };
  const change = startWhenFull(gameOf(world, table), seated, now);
  return { result: { seat }, writes: [...commit(table, change), checkCopied(player, account)] };
}

/**
 * Where a player who has no seat may sit down.
 * @throws Refusal `not_open`, `removed`, `invite_needed`, `table_full`
 */
export function seatFor(table: GameRecord, player: string, isInvited: boolean): Seat {
  if (table.status !== 'open' && table.status !== 'running') throw new Refusal('not_open');
  if (table.removed?.includes(player)) throw new Refusal('removed');
  const kept = keptFor(table, player);
  if (kept !== undefined) return kept;
  if (!isInvited) throw new Refusal('invite_needed');
  const seat = freeSeat(table);
  if (seat === undefined) throw new Refusal('table_full');
  return seat;
}

/** The lowest seat that nobody has and that is kept for nobody; undefined: there is none. */
function freeSeat({ seats }: GameRecord): Seat | undefined {
  const seat = seats.findIndex(({ player, reserved }) => player === undefined && reserved === undefined);
  return seat < 0 ? undefined : seat;
}
