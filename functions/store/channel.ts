/** Since when a channel has owed a notice. docs/notices.md, "A channel that says nothing". Instants are epoch milliseconds. */

import type { Channel } from '@shared/notices/channels';
import { isThere } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { isConditionFailed, isConflict, isThrottled, isUnanswered } from './dynamo/errors';
import { assign } from './dynamo/expression';
import { channelKey } from './keys';

/** A webhook is its owner's affair, and owes nothing. */
type OwnChannel = Exclude<Channel, 'webhook'>;

const OWN_CHANNELS: readonly OwnChannel[] = ['mail', 'push'];

interface Around {
  readonly db: Database;
  readonly now: () => number;
}

/** For so many milliseconds what a channel took, or is known to owe, keeps the table from being written. */
const RECENT = 10 * 60 * 1000;

/** Before any instant. */
const NEVER = Number.NEGATIVE_INFINITY;

/** What this process knows of a channel. */
interface Known {
  /** Since when it has owed something, until that is written down. */
  owes?: number;
  /** When that was written down last, or stood there. */
  noted: number;
  /** When it took something last. */
  took: number;
}

/** By database: what is known of one tells nothing of another. */
const memory = new WeakMap<Database, Map<Channel, Known>>();

/**
 * Something is about to go out by a channel: unless it has taken something lately, that is written down. Another process may take it,
 * and this one never hear of that: so it is written down again after a while.
 */
export async function owed({ db, now }: Around, channel: OwnChannel): Promise<void> {
  const [known, at] = [knownOf(db, channel), now()];
  if (at - known.noted < RECENT) return;
  known.owes ??= at;
  if (at - known.took < RECENT) return;
  const isFirst = { text: 'attribute_not_exists(#since)', names: { '#since': 'since' } };
  if (!(await isWritten(() => db.update(channelKey(channel), assign({ since: known.owes }), isFirst)))) return;
  known.noted = at;
  delete known.owes;
}

/** A channel took something, or had nothing to take after all: it owes nothing. Never fails because the database is busy. */
export async function relieved({ db, now }: Around, channel: OwnChannel): Promise<void> {
  const known = knownOf(db, channel);
  delete known.owes;
  known.noted = NEVER;
  known.took = now();
  await isWritten(async () => {
    const [item] = await db.get(channelKey(channel));
    if (item?.since !== undefined) await db.update(channelKey(channel), assign({ since: undefined }), isThere);
  });
}

/** For how long the channel has said nothing that has owed a notice the longest, in milliseconds; 0: none owes any. */
export async function silentFor(db: Database, now: number): Promise<number> {
  const items = await db.get(...OWN_CHANNELS.map(channelKey));
  return Math.max(...items.map((item) => (item?.since === undefined ? 0 : now - Number(item.since))), 0);
}

function knownOf(db: Database, channel: OwnChannel): Known {
  const channels = memory.get(db) ?? new Map<Channel, Known>();
  const known = channels.get(channel) ?? { noted: NEVER, took: NEVER };
  memory.set(db, channels.set(channel, known));
  return known;
}

/** False: the database is busy, and it is written with the next notice. It may stand there already. */
async function isWritten(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return true;
    if (isConflict(error) || isThrottled(error) || isUnanswered(error)) return false;
    throw error;
  }
}
