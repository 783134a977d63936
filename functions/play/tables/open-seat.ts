import type { Seat } from '@shared/game';
import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';
import { approachAsHost, mustBeOpen } from './host';

/**
 * The host opens a seat that is kept for somebody to whoever has the link. One that is free is.
 * @throws Refusal `not_signed_in`, `not_found`, `not_host`, `not_open`, `table_changed` if somebody sits there, `busy`
 */
export async function openSeat(world: World, token: Token, id: string, seat: Seat): Promise<void> {
  const decide = async () => {
    const { table } = await approachAsHost(world, token, id);
    mustBeOpen(table);
    const place = table.seats[seat];
    if (place === undefined || place.player !== undefined) throw new Refusal('table_changed');
    if (place.reserved === undefined) return { result: undefined };
    const seats = table.seats.with(seat, {});
    const after = { ...table, seats, revision: table.revision + 1, updated: world.now() };
    return { result: undefined, writes: commit(table, { game: after }) };
  };
  await settle(world.db, decide, CROWD);
}
