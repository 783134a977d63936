/** Woken each hour: goes through a part of the table, another one each time, and mends what the clock would not find. */

import { LIVE, reconcile } from '../reconcile/reconcile';
import { dynamo } from '../store/dynamo/client';
import { database } from '../store/dynamo/database';
import { scan } from '../store/dynamo/scan';
import { environment } from './parts/environment';
import { count, log, worker } from './parts/powertools';
import { ownRegion } from './parts/reach';

/** Parts of the table: one for each hour of a day. */
const PARTS = 24;

const client = dynamo(ownRegion());
const table = environment('TABLE_NAME');

/** `time`: for when it was scheduled, as `2026-11-30T14:00:00Z`; its hour tells which part is meant, however late it comes. */
export const handler = worker(async ({ time }: { readonly time: string }) => {
  const part = { of: PARTS, at: new Date(time).getUTCHours() };
  const failed = (error: unknown): void => log.failure('reconcile', error);
  const mended = await reconcile(database(client, table), scan(client, table, LIVE, part), Date.now, failed);
  // Where nothing is counted, nobody looks.
  count('Mended', mended);
  return { mended };
});
