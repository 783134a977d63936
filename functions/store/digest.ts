/** When a player's next digest is due. docs/notices.md. Instants are epoch milliseconds. */

import { dueAt, NOT_DUE } from './due';
import { unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { isConditionFailed } from './dynamo/errors';
import { assign } from './dynamo/expression';
import type { Item } from './dynamo/write';
import { digestKey } from './keys';

/** When it is due, by what stands there; undefined: none is. */
export function digestAt(item: Item | undefined): number | undefined {
  return item?.at === undefined ? undefined : Number(item.at);
}

/** It is due at an instant, or not at all, unless what was read there is not so any more. */
export async function moveDigest(
  db: Database,
  player: string,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
): Promise<void> {
  const place = to === undefined ? NOT_DUE : dueAt(player, to);
  try {
    await db.update(digestKey(player), assign({ at: to, ...place }), unchanged({ at: from }));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}
