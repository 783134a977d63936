import type { Seat } from '@shared/game';
import type { GameRecord } from '../../store/game';
import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { CROWD, type Decision, settle } from '../settle';
import { approach, type Token } from '../viewer';
import type { World } from '../world';

/**
 * Leaves a table before the start, and takes along what was contributed; a host who leaves cancels it.
 * Who does not sit there, or at a table that is cancelled, has nothing to leave.
 * @throws Refusal `not_signed_in`, `not_found`, `not_open`, `busy`
 */
export async function withdraw(world: World, token: Token, id: string): Promise<void> {
  const decide = async () => {
    const { game, seat } = await approach(world, token, id);
    return seat === undefined ? { result: undefined } : getUp(game, seat, world.now());
  };
  await settle(world.db, decide, CROWD);
}

/** What it means that a seat is left before the start. @throws Refusal `not_open` */
export function getUp(game: GameRecord, seat: Seat, now: number): Decision<undefined> {
  if (game.status === 'cancelled') return { result: undefined };
  if (game.status !== 'open') throw new Refusal('not_open');
  return { result: undefined, writes: commit(game, { game: without(game, seat, now) }) };
}

/** An open table after a seat has left it. */
export function without(game: GameRecord, seat: Seat, now: number): GameRecord {
  const after = { ...game, revision: game.revision + 1, updated: now };
  return seat === game.host ? { ...after, status: 'cancelled' } : { ...after, seats: game.seats.with(seat, {}) };
}
