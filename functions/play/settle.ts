import type { Database } from '../store/dynamo/database';
import { isConditionFailed, isConflict, isThrottled, isUnanswered } from '../store/dynamo/errors';
import type { Write } from '../store/dynamo/write';
import { Refusal } from './refusal';

/** Tries enough for a crowd at one table: each time somebody else was a moment earlier. */
export const CROWD = 20;

/** Writes that may go unanswered: each takes seconds, and whoever asks has to have an answer before the server's time is up. */
const UNANSWERED = 2;

/** What comes out of a command, and what has to be written for it; nothing: it is so already. */
export interface Decision<T> {
  readonly result: T;
  readonly writes?: readonly Write[];
}

/**
 * Reads and decides, writes, and does both again where the write met another one or its outcome is unknown:
 * the second reading tells. After so many tries in vain it gives up, and sooner where they are not answered.
 *
 * ```
 * decide -- write --> answered: done
 *    ^        |
 *    |        +-----> condition failed: somebody was first, the reading shows who
 *    |        +-----> conflict: nothing was written
 *    +--------+-----> no answer: the reading shows whether it was written
 * ```
 * @throws Refusal `busy`: nothing is certain, asking again is safe.
 */
export async function settle<T>(db: Database, decide: () => Promise<Decision<T>>, tries = 2): Promise<T> {
  let unanswered = 0;
  for (let left = tries; ; left--) {
    const { result, writes } = await decide();
    if (writes === undefined) return result;
    if (left === 0 || unanswered === UNANSWERED) throw new Refusal('busy');
    const outcome = await write(db, writes);
    if (outcome === 'done') return result;
    if (outcome === 'unanswered') unanswered++;
  }
}

async function write(db: Database, writes: readonly Write[]): Promise<'done' | 'not done' | 'unanswered'> {
  try {
    await db.write(writes);
    return 'done';
  } catch (error) {
    if (isThrottled(error)) throw new Refusal('busy');
    if (isConditionFailed(error) || isConflict(error)) return 'not done';
    if (isUnanswered(error)) return 'unanswered';
    throw error;
  }
}
