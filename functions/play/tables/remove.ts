import type { Seat } from '@shared/game';
import { putBeside } from '../../store/beside';
import { addTell } from '../../store/tell';
import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { CROWD, settle } from '../settle';
import { seatOf, type Token } from '../viewer';
import type { World } from '../world';
import { approachAsHost, mustBeOpen } from './host';

/** Removed players that a table remembers: a document does not grow without bound. */
const REMEMBERED = 100;

/**
 * The host removes another player from an open table, who is told so, and may not come back, nor as whom a guest becomes. Who
 * has been removed is.
 * @throws Refusal `not_signed_in`, `not_found`, `not_host`, `not_open`, `table_changed` if somebody else sits there, or
 * nobody, `bad_request` of the host's own seat, `busy`
 */
export async function remove(world: World, token: Token, id: string, seat: Seat, player: string): Promise<void> {
  const decide = async () => {
    const { table, host } = await approachAsHost(world, token, id);
    const { removed = [] } = table;
    if (removed.includes(player) && seatOf(table, player) === undefined) return { result: undefined };
    mustBeOpen(table);
    if (table.seats[seat]?.player !== player) throw new Refusal('table_changed');
    if (seat === host) throw new Refusal('bad_request');
    const now = world.now();
    const after = {
      ...table,
      seats: table.seats.with(seat, {}),
      removed: [...removed, player].slice(-REMEMBERED),
      revision: table.revision + 1,
      updated: now,
    };
    const told = addTell({ kind: 'removed', game: id, player }, now);
    return { result: undefined, writes: [...commit(table, { game: after }), putBeside(player, id), told] };
  };
  await settle(world.db, decide, CROWD);
}
