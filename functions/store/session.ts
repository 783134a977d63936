/** A browser that is signed in, found by the hash of its token: the token itself is stored nowhere. */

import { createHash } from 'node:crypto';
import { isNew } from './conditions';
import type { Database } from './database';
import { type Key, sessionKey } from './keys';
import type { Item, Write } from './write';

export interface SessionRecord {
  readonly player: string;
  readonly created: number;
  /** Epoch seconds. */
  readonly expires: number;
}

export function keyOfSession(token: string): Key {
  return sessionKey(createHash('sha256').update(token).digest('hex'));
}

/** The session, unless it has run out: DynamoDB deletes late. `now` in epoch milliseconds. */
export function sessionFrom(item: Item | undefined, now: number): SessionRecord | undefined {
  const session = item as SessionRecord | undefined;
  return session && session.expires * 1000 > now ? session : undefined;
}

export function addSession(token: string, session: SessionRecord): Write {
  return { put: { ...keyOfSession(token), ...session }, condition: isNew };
}

export async function removeSession(db: Database, token: string): Promise<void> {
  await db.remove(keyOfSession(token));
}
