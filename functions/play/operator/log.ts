/** Every act of the operator is written down in the transaction that does it. */

import type { Write } from '../../store/dynamo/write';
import { addLog, type LogRecord, readLog } from '../../store/log';
import type { World } from '../world';

/** Who acts, and why. */
export interface Ground {
  readonly by: string;
  readonly why: string;
}

/** The line of the log that goes with an act. */
export function noted(world: World, ground: Ground, act: Omit<LogRecord, 'id' | 'at' | keyof Ground>): Write {
  const { by, why } = ground;
  return addLog({ id: world.id(), at: world.now(), by, why, ...act });
}

/** All that was ever done, oldest first. */
export async function log(world: World): Promise<LogRecord[]> {
  return readLog(world.db);
}
