/** The clock's sign of life: one item, whose last writing tells that it goes, and that the stream brings it on. */

import type { Database } from './dynamo/database';
import { isConditionFailed } from './dynamo/errors';
import { assign } from './dynamo/expression';
import { clockKey } from './keys';

/** Writes that the clock has looked at what is due, unless it has done so since. Epoch milliseconds. */
export async function beat(db: Database, at: number): Promise<void> {
  const isEarlier = { text: 'attribute_not_exists(#at) OR #at < :new_at', names: { '#at': 'at' }, values: { ':new_at': at } };
  try {
    await db.update(clockKey(), assign({ at }), isEarlier);
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}
