/** The requests that the store makes of DynamoDB. Every one is metered. */

import { setTimeout as pause } from 'node:timers/promises';
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from '../keys';
import { Unprocessed } from './errors';
import { type Expression, updating } from './expression';
import { queryOf, type Range } from './range';
import { type Item, partOf, type Write } from './write';

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
  /** All of it or none. */
  write(writes: readonly Write[]): Promise<void>;
  update(key: Key, change: Expression, condition: Expression): Promise<void>;
  remove(key: Key): Promise<void>;
}

/** Keys a BatchGet may name. */
const BATCH = 100;

/** How often, and after how many milliseconds first, what a BatchGet left out is asked for again. */
const AGAIN = { times: 4, pause: 25 };

const METERED = { ReturnConsumedCapacity: 'TOTAL' } as const;

type Consumed = { CapacityUnits?: number | undefined };

export function database(client: DynamoDBDocumentClient, table: string, meter: Meter = () => {}): Database {
  const count = (request: Metered['request'], consumed: Consumed | readonly Consumed[] | undefined): void => {
    const units = [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
    meter({ request, units });
  };

  const getBatch = async (keys: readonly Key[]): Promise<Item[]> => {
    const found: Item[] = [];
    let rest: readonly Key[] = keys;
    for (let times = 0; rest.length > 0; times++) {
      if (times > AGAIN.times) throw new Unprocessed();
      if (times > 0) await pause(AGAIN.pause * 2 ** times);
      const answer = await client.send(
        new BatchGetCommand({ ...METERED, RequestItems: { [table]: { Keys: [...rest], ConsistentRead: true } } }),
      );
      count('BatchGet', answer.ConsumedCapacity);
      found.push(...(answer.Responses?.[table] ?? []));
      rest = (answer.UnprocessedKeys?.[table]?.Keys ?? []) as Key[];
    }
    return found;
  };

  return {
    async get(...keys) {
      const found = new Map<string, Item>();
      for (let at = 0; at < keys.length; at += BATCH) {
        for (const item of await getBatch(keys.slice(at, at + BATCH))) found.set(nameOf(item as unknown as Key), item);
      }
      return keys.map((key) => found.get(nameOf(key)));
    },

    async query(range) {
      const items: Item[] = [];
      let start: QueryCommandInput['ExclusiveStartKey'];
      do {
        const answer = await client.send(
          new QueryCommand({ ...METERED, ...queryOf(range), TableName: table, ExclusiveStartKey: start }),
        );
        count('Query', answer.ConsumedCapacity);
        items.push(...(answer.Items ?? []));
        start = answer.LastEvaluatedKey;
      } while (start !== undefined && items.length < (range.limit ?? Infinity));
      return items;
    },

    async write(writes) {
      const TransactItems = writes.map((write) => partOf(table, write));
      const answer = await client.send(new TransactWriteCommand({ ...METERED, TransactItems }));
      count('TransactWrite', answer.ConsumedCapacity);
    },

    async update(key, change, condition) {
      const answer = await client.send(
        new UpdateCommand({ ...METERED, TableName: table, Key: key, ...updating(change, condition) }),
      );
      count('Update', answer.ConsumedCapacity);
    },

    async remove(key) {
      const answer = await client.send(new DeleteCommand({ ...METERED, TableName: table, Key: key }));
      count('Delete', answer.ConsumedCapacity);
    },
  };
}

function nameOf({ pk, sk }: Key): string {
  return `${pk}|${sk}`;
}
