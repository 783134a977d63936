/** Documents as the store writes them, without the way there. */

import { NO_PACE } from '@shared/pace/pace';
import { commit } from '../../functions/play/moves/commit';
import type { Database } from '../../functions/store/dynamo/database';
import type { GameRecord } from '../../functions/store/game';

/** An id that sorts as its number does. */
export function idOf(number: number): string {
  return String(number).padStart(22, '0');
}

/** An open table of two with nobody at it but what `fields` say. */
export function recordOf(fields: Partial<GameRecord> & Pick<GameRecord, 'id'>): GameRecord {
  return {
    version: 0,
    revision: 0,
    status: 'open',
    visibility: 'open',
    host: 0,
    title: 'one-move',
    rules: '1',
    format: 1,
    options: { moves: 1 },
    pace: NO_PACE,
    rated: false,
    seats: [{}, {}],
    secret: '00'.repeat(32),
    invite: idOf(0),
    created: 0,
    updated: 0,
    keys: ['', ''],
    ...fields,
  };
}

export async function put(db: Database, records: readonly GameRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += 20) {
    await db.write(records.slice(at, at + 20).flatMap((game) => commit(undefined, { game })));
  }
}
