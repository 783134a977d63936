import type { Joined } from '@shared/api/games';
import type { GameRecord } from '../../store/game';
import { commit } from '../moves/commit';
import { Refusal } from '../refusal';
import { CROWD, type Decision, settle } from '../settle';
import { gameOf } from '../title';
import type { Token } from '../viewer';
import type { World } from '../world';
import { approachAsHost, mustBeOpen } from './host';
import { startWhenFull } from './sit';

/**
 * The host starts with the players present: seats that are free or kept for somebody are taken away, and the others move
 * up in their order. A game that has started with as many is started: the answer tells the host's seat again.
 * @param players how many the host sees at the table
 * @throws Refusal `not_signed_in`, `not_found`, `not_host`, `not_open`, `table_changed`, `too_few`, `busy`
 */
export async function start(world: World, token: Token, id: string, players: number): Promise<Joined> {
  const decide = async (): Promise<Decision<Joined>> => {
    const { table, host } = await approachAsHost(world, token, id);
    if (table.version > 0 && table.seats.length === players) return { result: { seat: host } };
    mustBeOpen(table);
    const game = gameOf(world, table);
    const gathered = withoutGaps(table);
    if (gathered.seats.length !== players) throw new Refusal('table_changed');
    if (players < game.title.seats(table.options).min) throw new Refusal('too_few');
    const now = world.now();
    const change = startWhenFull(game, { ...gathered, revision: table.revision + 1, updated: now }, now);
    return { result: { seat: gathered.host }, writes: commit(table, change) };
  };
  return settle(world.db, decide, CROWD);
}

function withoutGaps(table: GameRecord): GameRecord {
  const seats = table.seats.filter(({ player }) => player !== undefined);
  const host = table.seats.slice(0, table.host).filter(({ player }) => player !== undefined).length;
  return { ...table, seats, host, keys: seats.map(() => '') };
}
