import type { World } from '../play/world';
import type { Message } from '../publish/message';
import { messagesFrom } from '../publish/publish';
import { isDue, postpone, readDue } from '../store/due';

/** Until what was published again is looked at once more, in milliseconds: longer than a queue tries. */
const AGAIN = 2 * 60 * 60 * 1000;

/** Sees to it that what follows is done. */
export type Publish = (messages: readonly Message[]) => Promise<void>;

/**
 * Publishes again what should have been done by now and is not: its messages were lost, or given up. However late it comes,
 * it finds the same; done twice at once, or cut short in the middle, it publishes some of it twice, which does no harm.
 *
 * ```
 * find -- read -- publish -- postpone
 *           |         |          +--> killed before: found and published again by the next sweep
 *           |         +-------------> failed: the same
 *           +-----------------------> done meanwhile: nothing
 * ```
 * @returns how many items were due.
 */
export async function sweep({ db, now }: Pick<World, 'db' | 'now'>, publish: Publish): Promise<number> {
  const time = now();
  const due = (await db.get(...(await readDue(db, time)))).filter((item) => isDue(item, time));
  await publish(due.flatMap(messagesFrom));
  for (const item of due) await postpone(db, item, time + AGAIN);
  return due.length;
}
