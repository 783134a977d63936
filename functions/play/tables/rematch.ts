import type { Rematch } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { findGame } from '@shared/games/index';
import { type AccountRecord, accountFrom, checkCopied } from '../../store/account';
import { changeGame, type GameRecord, readGames, type SeatRecord } from '../../store/game';
import { accountKey } from '../../store/keys';
import { addTell } from '../../store/tell';
import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { CROWD, type Decision, settle } from '../settle';
import { gameOf, stateOf } from '../title';
import { approach, keptFor, seatOf, type Token } from '../viewer';
import type { World } from '../world';
import { layTable } from './create';
import { permitTable } from './permit';
import { seatFor, sitter, startWhenFull } from './sit';

/**
 * Offers to play a finished game again with roles exchanged and at the same pace, or finds the offer: there is one table for
 * it, where the first to ask is the host and a seat is kept for each of the others, who are told so and sit down once they have
 * seen its commitment. Once that table is closed another one may be offered.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `not_finished`, `not_open`, `removed`, `table_full`,
 * `wrong_options` or `wrong_seats` if today's rules do not know such a game, `too_many`, `busy`
 */
export async function rematch(world: World, token: Token, id: string): Promise<Rematch> {
  let permit: (() => Promise<void>) | undefined;
  const decide = async (): Promise<Decision<Rematch>> => {
    const { game, player, seat } = await approach(world, token, id);
    if (seat === undefined) throw new Refusal('not_seated');
    if (game.status !== 'finished') throw new Refusal('not_finished');
    const [offered] = game.rematch === undefined ? [] : await readGames(world.db, [game.rematch]);
    if (offered && offered.status !== 'cancelled') {
      return { result: found(offered, player) };
    }
    permit ??= permitTable(world, player);
    await permit();
    return offer(world, game, player, seat);
  };
  return settle(world.db, decide, CROWD);
}

/** What is offered to a player already. @throws Refusal `not_open`, `removed`, `table_full` */
function found(table: GameRecord, player: string): Rematch {
  const { id, invite } = table;
  const own = seatOf(table, player) ?? keptFor(table, player);
  return own === undefined ? { id, seat: seatFor(table, player, true), invite } : { id, seat: own };
}

/** The new table, and the old document that names it, in one: so there is one table, however many ask at once. */
async function offer(world: World, game: GameRecord, player: string, asker: Seat): Promise<Decision<Rematch>> {
  const { pace, rated } = game;
  const pinned = gameOf(world, game);
  const { options, seats: order } = pinned.title.again(game.options, stateOf(pinned, game), asker);
  const before = order.map((seat) => game.seats[seat] ?? {});
  const accounts = await accountsOf(world, before);
  const own = accounts.get(player);
  if (own === undefined) throw new Refusal('not_signed_in');
  const sitting = sitter(player, own, undefined, world.now());
  const seats = before.map((was) => (was.player === player ? sitting : keptSeat(was, accounts)));
  const host = seats.findIndex((seat) => seat.player === player);
  const newest = findGame(world.registry, game.title) ?? pinned;
  const laid = await layTable(world, newest, { options, seats: seats.length, visibility: 'invite', pace, rated });
  const change = startWhenFull(newest, { ...laid, seats, host }, laid.created);
  return {
    result: { id: laid.id, seat: host },
    writes: [
      ...commit(undefined, change),
      changeGame(game, { ...game, rematch: laid.id, revision: game.revision + 1 }),
      checkCopied(player, own),
      ...keptPlayers(seats).map((other) => addTell({ kind: 'rematch', game: laid.id, player: other }, laid.created)),
    ],
  };
}

/** Nobody waits for who is gone: the seat is for whoever has the link. */
function keptSeat({ player }: SeatRecord, accounts: ReadonlyMap<string, AccountRecord>): SeatRecord {
  const name = player === undefined ? undefined : accounts.get(player)?.name;
  return player === undefined || name === undefined ? {} : { reserved: player, name };
}

/** For whom seats are kept. */
function keptPlayers(seats: readonly SeatRecord[]): readonly string[] {
  return seats.flatMap(({ reserved }) => reserved ?? []);
}

/** The accounts of the players of these seats: of those who are there, and welcome. */
async function accountsOf({ db }: World, seats: readonly SeatRecord[]): Promise<Map<string, AccountRecord>> {
  const players = seats.flatMap(({ player }) => player ?? []);
  const accounts = (await db.get(...players.map(accountKey))).map(accountFrom);
  return new Map(
    accounts.flatMap((account, at) => {
      const player = players[at];
      return account && account.banned === undefined && player !== undefined ? [[player, account]] : [];
    }),
  );
}
