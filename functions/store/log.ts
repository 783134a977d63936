/** What the operator did, line by line. Nothing here is ever changed or taken away. */

import { isNew } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import type { Write } from './dynamo/write';
import { operatorKey, operatorPlace } from './keys';

type Act = 'ban' | 'unban' | 'close' | 'remove' | 'void';

export interface LogRecord {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Who did it. */
  readonly by: string;
  readonly act: Act;
  /** To whom or to what, by id; a message by its number at a table. */
  readonly player?: string;
  readonly game?: string;
  readonly message?: number;
  readonly report?: string;
  readonly why: string;
}

export function addLog({ id, at, ...fields }: LogRecord): Write {
  return { put: { ...operatorKey('LOG', at, id), ...fields }, condition: isNew };
}

/** All of it, oldest first. */
export async function readLog(db: Database): Promise<LogRecord[]> {
  const items = await db.query({ partition: 'LOG', from: '0', to: '~' });
  return items.map(({ pk, sk, ...fields }) => ({ ...fields, ...operatorPlace(String(sk)) }) as LogRecord);
}
