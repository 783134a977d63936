/** Many items at once, as they are. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Caller } from '../../aws/call';
import { type Attributes, attributesOf, type Item } from './attributes';
import { isThrottled, Unprocessed } from './errors';

/** Items that one request may hold. */
const BATCH = 25;

/** Requests under way at the same time. */
const HANDS = 8;

/** How often, and after how many milliseconds first, what was left out is sent again: 25 seconds in all. */
const AGAIN = { times: 9, pause: 50 };

interface Answer {
  readonly UnprocessedItems?: Readonly<Record<string, readonly Put[]>>;
}

interface Put {
  readonly PutRequest: { readonly Item: Attributes };
}

/** Puts items over whatever stands at their keys. @throws Unprocessed, or what the database says */
export async function put(client: Caller, table: string, items: readonly Item[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) => items.slice(at * BATCH, (at + 1) * BATCH));
  const hand = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) await putBatch(client, table, batch);
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
}

async function putBatch(client: Caller, table: string, items: readonly Item[]): Promise<void> {
  let rest: readonly Put[] = items.map((item) => ({ PutRequest: { Item: attributesOf(item) } }));
  for (let times = 0; rest.length > 0; times++) {
    if (times > AGAIN.times) throw new Unprocessed();
    if (times > 0) await pause(AGAIN.pause * 2 ** (times - 1));
    rest = await leftOf(client, table, rest);
  }
}

/** What of a batch was not written. */
async function leftOf(client: Caller, table: string, puts: readonly Put[]): Promise<readonly Put[]> {
  try {
    const answer: Answer = await client.call('BatchWriteItem', { RequestItems: { [table]: puts } });
    return answer.UnprocessedItems?.[table] ?? [];
  } catch (error) {
    if (isThrottled(error)) return puts;
    throw error;
  }
}
