/** A browser that is signed in, found by the hash of its token: the token itself is stored nowhere. */

import { createHash } from 'node:crypto';
import { isNew } from './dynamo/conditions';
import type { Item, Write } from './dynamo/write';
import { type Key, sessionKey } from './keys';

/** Who is signed in, in which of their browsers, and for how long. */
export interface SessionRecord {
  readonly player: string;
  readonly device: string;
  /** Epoch milliseconds. */
  readonly created: number;
  /** Epoch seconds. */
  readonly expires: number;
}

/** What a session is found by. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Where the session of a token stands. */
export function keyOfSession(token: string): Key {
  return sessionKey(hashOfToken(token));
}

/** The session, unless it has run out: DynamoDB deletes late. `now` in epoch milliseconds. */
export function sessionFrom(item: Item | undefined, now: number): SessionRecord | undefined {
  const session = item as SessionRecord | undefined;
  return session && session.expires * 1000 > now ? session : undefined;
}

/** Writes a new session under a token that has none. */
export function addSession(token: string, session: SessionRecord): Write {
  return { put: { ...keyOfSession(token), ...session }, condition: isNew };
}
