/** What a stream does elsewhere: whatever is written to the table is looked at, and what follows from it goes to the queue. */

import type { Message } from '../publish/message';
import { messagesFrom } from '../publish/publish';
import type { Database } from '../store/dynamo/database';
import { isUnanswered } from '../store/dynamo/errors';
import type { Write } from '../store/dynamo/write';
import type { Key } from '../store/keys';
import type { Job } from './queue';

/** Sort keys of items that anything follows from. */
const FOLLOWED = /^(EVENT#\d+|NUDGE#\d+|MESSAGE#\d+|TELL#.+|ACCOUNT|CODE)$/;

/** A request whose answer is lost may still be on its way, for so many milliseconds. */
const ON_ITS_WAY = 5_000;

/**
 * The same database, whose writes are published: those that succeeded, and those that had no answer and may have. The writer
 * waits for none of it.
 */
export function published(db: Database, add: (job: Job) => void, publish: (message: Message) => void): Database {
  const look = (keys: readonly Key[]): void => {
    add({
      name: 'publish',
      key: JSON.stringify(keys),
      async run() {
        const items = await db.get(...keys);
        for (const message of items.flatMap((item) => (item ? messagesFrom(item) : []))) publish(message);
      },
    });
  };

  const following = async (keys: readonly Key[], write: () => Promise<void>): Promise<void> => {
    const followed = keys.filter(({ sk }) => FOLLOWED.test(sk));
    try {
      await write();
    } catch (error) {
      if (followed.length > 0 && isUnanswered(error)) {
        look(followed);
        setTimeout(look, ON_ITS_WAY, followed).unref();
      }
      throw error;
    }
    if (followed.length > 0) look(followed);
  };

  return {
    ...db,
    write: (writes) => following(writes.flatMap(keysOf), () => db.write(writes)),
    update: (key, change, condition) =>
      following(keysOf({ update: key, change, condition }), () => db.update(key, change, condition)),
  };
}

/** New items, and accounts: of the others no change means anything. */
function keysOf(write: Write): readonly Key[] {
  if ('put' in write) return [{ pk: write.put.pk, sk: write.put.sk }];
  return 'update' in write && write.update.sk === 'ACCOUNT' ? [write.update] : [];
}
