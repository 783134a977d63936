import type { Joined, JoinRequest } from '@shared/api/games';
import { checkName } from '../../store/account';
import type { GameRecord } from '../../store/game';
import { accountKey } from '../../store/keys';
import { isSameSecret } from '../hash';
import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import { gameOf } from '../title';
import { accountOf, approach, type Token } from '../viewer';
import type { World } from '../world';
import { freeSeat, sitter, startWhenFull } from './sit';

/**
 * Sits down on the lowest free seat; who sits already keeps their seat.
 * @throws Refusal `not_signed_in`, `not_found`, `not_open`, `invite_needed`, `table_full`, `busy`
 */
export async function join(world: World, token: Token, id: string, request: JoinRequest): Promise<Joined> {
  const decide = async () => {
    const { game: table, player, seat: mine } = await approach(world, token, id);
    if (mine !== undefined) return { result: { seat: mine } };
    const seat = seatFor(table, request.invite);
    const [account] = await world.db.get(accountKey(player));
    const { name } = accountOf(account);
    const seats = table.seats.with(seat, sitter(player, name, request.contribution));
    const now = world.now();
    const seated = { ...table, seats, revision: table.revision + 1, updated: now };
    const change = startWhenFull(gameOf(world, table), seated, now);
    return { result: { seat }, writes: [...commit(table, change), checkName(player, name)] };
  };
  return settle(world.db, decide, CROWD);
}

function seatFor(table: GameRecord, invite: string | undefined): number {
  if (table.status === 'cancelled' || table.status === 'finished') throw new Refusal('not_open');
  if (table.visibility === 'invite' && !isSameSecret(invite ?? '', table.invite)) throw new Refusal('invite_needed');
  const seat = freeSeat(table);
  if (seat === undefined) throw new Refusal('table_full');
  return seat;
}
