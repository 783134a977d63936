/** Brings what a queue holds to its function, as Lambda does. */

import { createHash } from 'node:crypto';
import type { Deployed } from './function';
import { FunctionFailed } from './function';
import { failuresIn, type Mapping } from './mapping';
import type { Held, Queues } from './queues';
import { ACCOUNT, REGION } from './value';

/** Delivers everything that may be seen now, some batches at a time, and says how much it was. */
export async function consume(queues: Queues, mapping: Mapping, worker: Deployed): Promise<number> {
  const messages = queues.receive(mapping.source);
  const waiting = batchesOf(messages, mapping.batchSize);
  const hand = async (): Promise<void> => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) await deliver(queues, mapping, worker, batch);
  };
  await Promise.all(Array.from({ length: mapping.atOnce }, hand));
  return messages.length;
}

/** What was done is gone from the queue; the rest comes again. */
async function deliver(queues: Queues, mapping: Mapping, worker: Deployed, batch: readonly Held[]): Promise<void> {
  try {
    const answer = await worker.invoke({ Records: batch.map((message) => recordOf(message, mapping.source)) });
    const ids = batch.map(({ id }) => id);
    const failed = failuresIn(answer, mapping, ids) ?? ids;
    for (const message of batch) if (!failed.includes(message.id)) queues.remove(mapping.source, message);
  } catch (error) {
    if (!(error instanceof FunctionFailed)) throw error;
  }
}

/** Two copies of one message never share a batch. */
function batchesOf(messages: readonly Held[], size: number): Held[][] {
  const batches: Held[][] = [];
  for (const message of messages) {
    const last = batches.at(-1);
    if (last && last.length < size && last[0]?.copy === message.copy) last.push(message);
    else batches.push([message]);
  }
  return batches;
}

function recordOf({ id, body, receipt, received, sentAt }: Held, queue: string): object {
  return {
    messageId: id,
    receiptHandle: receipt,
    body,
    attributes: {
      ApproximateReceiveCount: String(received),
      SentTimestamp: String(sentAt),
      SenderId: ACCOUNT,
      ApproximateFirstReceiveTimestamp: String(sentAt),
    },
    messageAttributes: {},
    md5OfBody: createHash('md5').update(body).digest('hex'),
    eventSource: 'aws:sqs',
    eventSourceARN: `arn:aws:sqs:${REGION}:${ACCOUNT}:${queue}`,
    awsRegion: REGION,
  };
}
