/** What a move costs DynamoDB, over whole games through the real API on the embedded database. */

import type { Event } from '@shared/game';
import { gameKey } from '../../functions/store/keys';
import { randomFrom } from '../support/chance';
import type { Server } from '../support/server';
import { sitDown, type Table } from '../support/table-play';
import { Visitor } from '../support/visitor';
import type { Measured } from './games';

/** One move. */
export interface Cost {
  readonly requests: number;
  /** Write units. */
  readonly units: number;
  /** Bytes of the document after it, written as JSON. */
  readonly size: number;
}

/** Plays so many games to their end, and says what every move cost. */
export async function costsOf(server: Server, measured: Measured, games: number): Promise<Cost[]> {
  const { title, options, seats } = measured;
  const somebody = await Visitor.at(server.address);
  const costs: Cost[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const table = await sitDown(somebody, { title: title.id, options, seats });
    costs.push(...(await play(server, measured, table, somebody, seed)));
  }
  return costs;
}

async function play(
  server: Server,
  { player }: Measured,
  { id, players }: Table,
  anybody: Visitor,
  seed: number,
): Promise<Cost[]> {
  const random = randomFrom(seed);
  const costs: Cost[] = [];
  const events = players.map((): Event[] => []);
  const seen = players.map(() => 0);
  for (;;) {
    const { turn } = await anybody.game(id);
    if (turn === undefined) return costs;
    const { seat } = turn;
    const visitor = players[seat] ?? anybody;
    const { view, choices = [], version } = await visitor.game(id);
    const news = await visitor.events(id, seen[seat] ?? 0);
    events[seat]?.push(...news.events.map(({ event }) => event as Event));
    seen[seat] = version;
    const action = player(view, choices, events[seat] ?? [], random);
    server.metered.length = 0;
    await visitor.act(id, version, action);
    costs.push({ ...spent(server), size: await sizeOf(server, id) });
  }
}

function spent({ metered }: Server): { requests: number; units: number } {
  const writes = metered.filter(({ request }) => request === 'TransactWrite' || request === 'Update' || request === 'Delete');
  return { requests: metered.length, units: writes.reduce((sum, { units }) => sum + units, 0) };
}

async function sizeOf(server: Server, id: string): Promise<number> {
  const [item] = await server.world.db.get(gameKey(id));
  return Buffer.byteLength(JSON.stringify(item));
}
