/** Whom a player does not want to read: kept with their account, for every table. */

import type { Database } from './dynamo/database';
import type { Write } from './dynamo/write';
import { accountKey, MUTES, muteKey } from './keys';

/** `since` in epoch milliseconds. */
export function putMute(player: string, muted: string, since: number): Write {
  return { put: { ...muteKey(player, muted), since } };
}

export function removeMute(player: string, muted: string): Write {
  return { remove: muteKey(player, muted) };
}

/** The players whom a player has muted, in no order that means anything. */
export async function readMutes(db: Database, player: string): Promise<string[]> {
  const items = await db.query({ partition: accountKey(player).pk, from: MUTES, to: `${MUTES}~` });
  return items.map(({ sk }) => String(sk).slice(MUTES.length));
}
