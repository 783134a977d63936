/** Index `due`: what the clock must look at, and when. It follows the items within moments. */

import type { Item } from './dynamo/attributes';
import { unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { isConditionFailed } from './dynamo/errors';
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

/** Items that are taken of each partition at once: whatever is later than those waits for the next time. */
const AT_ONCE = 25;

/** What follows from this instant's write is looked at some minutes later. `id` spreads items over the partitions. */
export function dueFrom(id: string, now: number): Due {
  return { due: DUE[partitionOf(id)] ?? DUE[0], dueAt: now + GRACE };
}

/** Where items stand that are due by now, the longest first of each partition, as far as the index has followed. */
export async function readDue(db: Database, now: number): Promise<Key[]> {
  const found = await Promise.all(
    DUE.map((partition) => db.query({ index: 'due', partition, from: 0, to: now, limit: AT_ONCE })),
  );
  return found.flat().map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
}

/** Whether an item as it stands now is due. */
export function isDue(item: Item | undefined, now: number): item is DueItem {
  return item?.due !== undefined && Number(item.dueAt) <= now;
}

/** Looks at an item again later, unless somebody has changed that meanwhile. */
export async function postpone(db: Database, { pk, sk, dueAt }: DueItem, until: number): Promise<void> {
  try {
    await db.update({ pk, sk }, assign({ dueAt: until }), unchanged({ dueAt }));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}

function partitionOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % DUE.length;
}
