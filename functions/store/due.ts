/** Index `due`: what the clock must look at, and when. It follows the items within moments. */

import type { Item } from './dynamo/attributes';
import { unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { isConditionFailed, isConflict } from './dynamo/errors';
import { assign } from './dynamo/expression';
import { DUE, type Key } from './keys';

/** Where an item stands in the index, from this instant on. Epoch milliseconds. */
export interface Due {
  readonly due: string;
  readonly dueAt: number;
}

export type DueItem = Item & Key & Due;

/** What takes an item out of the index. */
export const NOT_DUE = { due: undefined, dueAt: undefined } as const;

/** By then whatever follows from a write is done, unless it was lost or fails. Milliseconds. */
const GRACE = 10 * 60 * 1000;

/** Items of a partition that are taken at once. */
const AT_ONCE = 25;

/** Where an item that is due at an instant stands. `id` spreads items over the partitions. */
export function dueAt(id: string, at: number): Due {
  return { due: DUE[partitionOf(id)] ?? DUE[0], dueAt: at };
}

/** What follows from this instant's write is looked at some minutes later. */
export function dueFrom(id: string, now: number): Due {
  return dueAt(id, now + GRACE);
}

/**
 * Where items of one partition stand that are due by now, the longest first, some at a time, as far as the index has followed.
 * Each is found once: it goes on behind those it has given, wherever they stand meanwhile.
 */
export async function* readDue(db: Database, partition: string, now: number): AsyncGenerator<readonly Key[]> {
  const range = { index: 'due', partition, from: 0, to: now, limit: AT_ONCE } as const;
  let found = await db.query(range);
  for (let after = found.at(-1); after !== undefined; after = found.at(-1)) {
    yield found.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
    found = await db.query({ ...range, after });
  }
}

/** Since when the first of all has been due that is so by now, as far as the index has followed; undefined: nothing is. Epoch milliseconds. */
export async function firstDue(db: Database, now: number): Promise<number | undefined> {
  const range = { index: 'due', from: 0, to: now, limit: 1 } as const;
  const found = await Promise.all(DUE.map((partition) => db.query({ ...range, partition })));
  const [first] = found
    .flat()
    .map(({ dueAt }) => Number(dueAt))
    .sort((one, other) => one - other);
  return first;
}

/** Whether an item as it stands now is due. */
export function isDue(item: Item | undefined, now: number): item is DueItem {
  return item?.due !== undefined && Number(item.dueAt) <= now;
}

/**
 * Looks at an item again at another instant, or no more, unless anybody has changed it since it was read: whoever did has
 * seen to it, and if not it is still due.
 */
export async function lookAgain(db: Database, item: DueItem, at: number | undefined): Promise<void> {
  const { pk, sk, dueAt, version, revision } = item;
  try {
    await db.update({ pk, sk }, assign(at === undefined ? NOT_DUE : { dueAt: at }), unchanged({ dueAt, version, revision }));
  } catch (error) {
    if (!isConditionFailed(error) && !isConflict(error)) throw error;
  }
}

function partitionOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % DUE.length;
}
