/** Woken by the table's stream: what follows from a write goes to the queues. */

import type { DynamoDBStreamEvent } from 'aws-lambda';
import { sender } from '../aws/queue';
import { environment } from './parts/environment';
import { count, log, worker } from './parts/powertools';
import { stackQueues } from './parts/queues';
import { ownRegion } from './parts/reach';
import { type Outlets, publishRecords } from './parts/stream';

const deadCalls = environment('DEAD_CALLS');
const sendTo = sender(ownRegion());

const outlets: Outlets = {
  send: stackQueues(),
  setAside: (place) => sendTo(deadCalls, [JSON.stringify(place)]),
  failed: (error) => log.failure('publish', error),
};

export const handler = worker(async ({ Records }: DynamoDBStreamEvent) => {
  const { response, moves, beats } = await publishRecords(Records, outlets);
  if (moves > 0) count('Moves', moves);
  if (beats > 0) count('Beats', beats);
  return response;
});
