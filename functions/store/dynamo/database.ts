/** The requests that the store makes of DynamoDB. Every one is metered. */

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../aws/call';
import { isBusy } from '../../aws/errors';
import type { Key } from '../keys';
import { type Attributes, attributesOf, type Item, itemOf } from './attributes';
import { Unprocessed } from './errors';
import { type Expression, updating } from './expression';
import { queryOf, type Range } from './range';
import { partOf, type Write } from './write';

/** One request, with the read or write units it consumed. */
export interface Metered {
  readonly request: 'BatchGet' | 'Query' | 'TransactWrite' | 'Update' | 'Delete';
  readonly units: number;
}

export type Meter = (request: Metered) => void;

export interface Database {
  /** What stands at these keys now, in their order. */
  get(...keys: readonly Key[]): Promise<(Item | undefined)[]>;
  query(range: Range): Promise<Item[]>;
  /** All of it or none, and once, however often it is sent. */
  write(writes: readonly Write[]): Promise<void>;
  /** May be done twice, when an answer is lost: what it gives an item must be the same then. */
  update(key: Key, change: Expression, condition: Expression): Promise<void>;
  /** The same of what must not be done twice, such as counting: without an answer it may be done or not. */
  updateOnce(key: Key, change: Expression, condition: Expression): Promise<void>;
  remove(key: Key): Promise<void>;
}

/** Keys a BatchGet may name. */
const BATCH = 100;

/** How often, and after how many milliseconds first, what a BatchGet left out is asked for again. */
const AGAIN = { times: 4, pause: 50 };

const METERED = { ReturnConsumedCapacity: 'TOTAL' } as const;

interface Consumed {
  readonly CapacityUnits?: number;
}

interface Written {
  readonly ConsumedCapacity?: Consumed | readonly Consumed[];
}

interface Batch extends Written {
  readonly Responses?: Readonly<Record<string, readonly Attributes[]>>;
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys: readonly Attributes[] }>>;
}

interface Page extends Written {
  readonly Items?: readonly Attributes[];
  readonly LastEvaluatedKey?: Attributes;
}

export function database(client: Caller, table: string, meter: Meter = () => {}): Database {
  const count = (request: Metered['request'], { ConsumedCapacity: consumed }: Written): void => {
    const units = [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    meter({ request, units });
  };

  const getBatch = async (keys: readonly Key[]): Promise<Item[]> => {
    const found: Item[] = [];
    let rest: readonly Attributes[] = keys.map(attributesOf);
    for (let times = 0; rest.length > 0; times++) {
      if (times > AGAIN.times) throw new Unprocessed();
      if (times > 0) await pause(AGAIN.pause * 2 ** (times - 1));
      const RequestItems = { [table]: { Keys: rest, ConsistentRead: true } };
      const batch: Batch = await client.call('BatchGetItem', { ...METERED, RequestItems });
      count('BatchGet', batch);
      found.push(...(batch.Responses?.[table] ?? []).map(itemOf));
      rest = batch.UnprocessedKeys?.[table]?.Keys ?? [];
    }
    return found;
  };

  const updateOf = (key: Key, change: Expression, condition: Expression): object => ({
    ...METERED,
    TableName: table,
    Key: attributesOf(key),
    ...updating(change, condition),
  });

  return {
    async get(...keys) {
      const found = new Map<string, Item>();
      for (let at = 0; at < keys.length; at += BATCH) {
        for (const item of await getBatch(keys.slice(at, at + BATCH))) found.set(nameOf(item as unknown as Key), item);
      }
      return keys.map((key) => found.get(nameOf(key)));
    },

    async query(range) {
      const request = { ...METERED, ...queryOf(range), TableName: table };
      const items: Item[] = [];
      let start = range.after && attributesOf(range.after);
      do {
        const page: Page = await client.call('Query', { ...request, ExclusiveStartKey: start });
        count('Query', page);
        items.push(...(page.Items ?? []).map(itemOf));
        start = page.LastEvaluatedKey;
      } while (start !== undefined && items.length < (range.limit ?? Infinity));
      return items;
    },

    async write(writes) {
      const TransactItems = writes.map((write) => partOf(table, write));
      const ClientRequestToken = randomUUID();
      count('TransactWrite', await client.call('TransactWriteItems', { ...METERED, ClientRequestToken, TransactItems }));
    },

    async update(key, change, condition) {
      count('Update', await client.call('UpdateItem', updateOf(key, change, condition)));
    },

    async updateOnce(key, change, condition) {
      count('Update', await client.call('UpdateItem', updateOf(key, change, condition), isBusy));
    },

    async remove(key) {
      count('Delete', await client.call('DeleteItem', { ...METERED, TableName: table, Key: attributesOf(key) }));
    },
  };
}

function nameOf({ pk, sk }: Key): string {
  return `${pk}|${sk}`;
}
