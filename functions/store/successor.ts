/** Whom a guest has become: so that what was told of the guest leads to the player, for a while after nothing else does. */

import { anyAccountFrom } from './account';
import type { Database } from './dynamo/database';
import type { Write } from './dynamo/write';
import { accountKey, successorKey } from './keys';

/** `expires` in epoch seconds. */
export function putSuccessor(guest: string, player: string, expires: number): Write {
  return { put: { ...successorKey(guest), player, expires } };
}

/** Whom a player has become, or is becoming; undefined: they are themselves, or nothing is known of them. */
export async function readSuccessor(db: Database, player: string): Promise<string | undefined> {
  const [account, successor] = await db.get(accountKey(player), successorKey(player));
  const into = account ? anyAccountFrom(account)?.into : successor?.player;
  return into === undefined ? undefined : String(into);
}
