/** Everything one command did: one item for each version of a game. */

import type { Drawn } from '@shared/draw';
import type { Action, Event, Seat } from '@shared/game';
import { isNew } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import type { Item, Write } from './dynamo/write';
import { eventKey, eventsAfter } from './keys';

export interface EventRecord {
  readonly version: number;
  readonly at: number;
  /** Who gave the command; absent of the start. */
  readonly seat?: Seat;
  /** It was the clock that gave it, for a seat whose time had run out: an automatic turn, or a forfeit. */
  readonly auto?: true;
  /** What the seat did; absent of the start and of a seat that left. */
  readonly action?: Action;
  /** How long the turn had waited for it, in milliseconds; only of the first action of a turn. */
  readonly waited?: number;
  readonly events: readonly Event[];
  /** What chance gave, so that a replay needs no generator. */
  readonly drawn: readonly Drawn[];
}

export function addEvent(game: string, { events, drawn, action, ...fields }: EventRecord): Write {
  const texts = { events: JSON.stringify(events), drawn: JSON.stringify(drawn) };
  const item = { ...fields, ...texts, ...(action ? { action: JSON.stringify(action) } : {}) };
  return { put: { ...eventKey(game, fields.version), ...item }, condition: isNew };
}

/** The events of later versions, in order, `limit` at most. */
export async function readEvents(db: Database, game: string, after: number, limit: number): Promise<EventRecord[]> {
  const { pk, from, to } = eventsAfter(game, after);
  const items = await db.query({ partition: pk, from, to, limit });
  return items.slice(0, limit).map(eventFrom);
}

/** The events of the newest versions, in order, `limit` at most. */
export async function readLatest(db: Database, game: string, limit: number): Promise<EventRecord[]> {
  const { pk, from, to } = eventsAfter(game, 0);
  const items = await db.query({ partition: pk, from, to, limit, backwards: true });
  return items.slice(0, limit).reverse().map(eventFrom);
}

function eventFrom({ pk: _pk, sk: _sk, events, drawn, action, ...fields }: Item): EventRecord {
  const done = action === undefined ? {} : { action: JSON.parse(String(action)) };
  return { ...fields, ...done, events: JSON.parse(String(events)), drawn: JSON.parse(String(drawn)) } as EventRecord;
}
