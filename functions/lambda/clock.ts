/** Woken each minute: looks for what is due, and leaves a sign of life that the stream brings to `publish`. */

import { sweep } from '../clock/sweep';
import { beat } from '../store/beat';
import { silentFor } from '../store/channel';
import { firstDue } from '../store/due';
import { stackDatabase } from './parts/database';
import { count, worker } from './parts/powertools';
import { stackQueues } from './parts/queues';

/** A clock that leaves something undone for longer, in milliseconds, gives no sign of life: it might as well stand still. */
const BEHIND = 5 * 60 * 1000;

const send = stackQueues();
const db = stackDatabase();

export const handler = worker(async () => {
  count('Due', await sweep({ db, now: Date.now }, send));
  const now = Date.now();
  const late = now - ((await firstDue(db, now)) ?? now);
  count('Late', late / 1000);
  count('Silent', (await silentFor(db, now)) / 1000);
  if (late < BEHIND) await beat(db, now);
});
