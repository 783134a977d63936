/** Woken each minute: looks for what is due, and leaves a sign of life that the stream brings to `publish`. */

import { sweep } from '../clock/sweep';
import { beat } from '../store/beat';
import { stackDatabase } from './parts/database';
import { count, worker } from './parts/powertools';
import { stackQueues } from './parts/queues';

const send = stackQueues();
const db = stackDatabase();

export const handler = worker(async () => {
  count('Due', await sweep({ db, now: Date.now }, send));
  await beat(db, Date.now());
});
