/** How often something was done by somebody within a stretch of time. */

import type { Database } from './dynamo/database';
import { isConditionFailed } from './dynamo/errors';
import { countKey } from './keys';

export interface Counted {
  readonly what: string;
  /** A hash: who it was is not to be read here. */
  readonly whom: string;
  /** When the stretch of time ends, and the item with it. Epoch seconds. */
  readonly end: number;
}

/** Counts one more, unless there have been `times` already: then nothing is written. @returns whether it was counted. */
export async function countOne(db: Database, { what, whom, end }: Counted, times: number): Promise<boolean> {
  const names = { '#done': 'done' };
  const change = {
    text: 'SET #expires = :end ADD #done :one',
    names: { ...names, '#expires': 'expires' },
    values: { ':end': end, ':one': 1 },
  };
  const condition = { text: 'attribute_not_exists(#done) OR #done < :times', names, values: { ':times': times } };
  try {
    await db.updateOnce(countKey(what, whom, end), change, condition);
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
}
