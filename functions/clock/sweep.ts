import type { World } from '../play/world';
import { dueMessages } from '../publish/due';
import type { Message } from '../publish/message';
import { type DueItem, isDue, lookAgain, readDue } from '../store/due';
import { DUE, type Key } from '../store/keys';
import { nextLook } from './look';

/** For so long, in milliseconds, more is taken up: a sweep is over before the next begins. */
const TIME = 45 * 1000;

/** Sees to it that what follows is done. */
export type Publish = (messages: readonly Message[]) => Promise<void>;

type Around = Pick<World, 'db' | 'now'>;

/** What was found to be done about an item, and when it is looked at next. */
interface Look {
  readonly item: DueItem;
  readonly messages: readonly Message[];
  readonly next: number | undefined;
}

/**
 * Publishes what is due by now, a batch of each partition after the other, till there is no more or its time is up. However
 * late it comes, it finds the same; done twice at once, or cut short in the middle, it publishes some of it twice, which does
 * no harm.
 *
 * ```
 * find -- read -- publish -- look again
 *           |         |          +--> killed before: found and published again by the next sweep
 *           |         +-------------> failed: the same
 *           +-----------------------> done meanwhile: nothing
 * ```
 * @returns how many items were due.
 * @throws what went wrong first, after all else is done that can be: one item of which nothing can be told holds up no other.
 */
export async function sweep(around: Around, publish: Publish): Promise<number> {
  const now = around.now();
  const counts = await allDone(DUE.map((partition) => sweepPartition(around, partition, now, publish)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function sweepPartition({ db, now }: Around, partition: string, from: number, publish: Publish): Promise<number> {
  const failures: unknown[] = [];
  let count = 0;
  for await (const keys of readDue(db, partition, from)) {
    const due = await readItems(db, keys, from);
    const looks = due.flatMap((item) => lookOf(item, from, failures));
    await publish(looks.flatMap(({ messages }) => messages));
    await allDone(looks.map(({ item, next }) => lookAgain(db, item, next)));
    count += due.length;
    if (now() - from > TIME) break;
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

/** Those that are due still. */
async function readItems(db: Around['db'], keys: readonly Key[], now: number): Promise<DueItem[]> {
  return (await db.get(...keys)).filter((item) => isDue(item, now));
}

function lookOf(item: DueItem, now: number, failures: unknown[]): readonly Look[] {
  try {
    return [{ item, messages: dueMessages(item, now), next: nextLook(item, now) }];
  } catch (error) {
    failures.push(error);
    return [];
  }
}

/** What all of them give, when all are done, the failed ones too: nothing is left behind. @throws what the first threw */
async function allDone<T>(attempts: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(attempts);
  return Promise.all(attempts);
}
