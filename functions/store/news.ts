/** What is kept until a player's digest tells it: the message that it came with. docs/notices.md */

import type { Channel } from '@shared/notices/channels';
import type { Database } from './dynamo/database';
import type { Item, Write } from './dynamo/write';
import { keptNewsKey } from './keys';

export interface KeptNews {
  /** By which it is known. */
  readonly what: string;
  /** As it stands in a queue. */
  readonly message: string;
  /** Since when it is kept. Epoch milliseconds. */
  readonly at: number;
}

/** Longer than the next digest ever takes to come. Seconds. */
const KEPT = 30 * 24 * 60 * 60;

/** Keeps news for the digest of a channel. */
export function keepNews(player: string, channel: Channel, { what, message, at }: KeptNews): Write {
  return { put: { ...keptNewsKey(player, channel, what), message, at, expires: Math.floor(at / 1000) + KEPT } };
}

/** All that is kept for the digest of a channel, the oldest first. */
export async function readNews(db: Database, player: string, channel: Channel): Promise<KeptNews[]> {
  const { pk, sk } = keptNewsKey(player, channel, '');
  const items = await db.query({ partition: pk, from: sk, to: `${sk}~` });
  return items.map((item) => newsFrom(item, sk)).sort((one, other) => one.at - other.at);
}

/** It was told. */
export async function removeNews(db: Database, player: string, channel: Channel, { what }: KeptNews): Promise<void> {
  await db.remove(keptNewsKey(player, channel, what));
}

function newsFrom({ sk, message, at }: Item, prefix: string): KeptNews {
  return { what: String(sk).slice(prefix.length), message: String(message), at: Number(at) };
}
