/** Queues of SQS: what puts messages in, and what keeps them from coming back too soon. */

import { setTimeout as pause } from 'node:timers/promises';
import { caller, type Reach, type Service } from './call';

const SQS: Service = { name: 'sqs', target: 'AmazonSQS', version: '1.0' };

/** Messages that one request may hold. */
const BATCH = 10;

/** How often, and after how many milliseconds first, what a request left out is sent again. */
const AGAIN = { times: 3, pause: 100 };

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
}

interface Outcome {
  readonly Failed?: readonly { readonly Id: string; readonly Code: string }[];
}

/** Some messages are not in the queue. */
class Unqueued extends Error {
  override readonly name: string;
  constructor(code: string) {
    super('unqueued');
    this.name = `Unqueued ${code}`;
  }
}

/** Puts messages into the queue at this address, all at once and in any order. When it throws, any of them may be there already. */
export type Send = (queue: string, bodies: readonly string[]) => Promise<void>;

export function sender(reach: Reach): Send {
  const sqs = caller(SQS, reach);

  const sendBatch = async (QueueUrl: string, batch: readonly string[]): Promise<void> => {
    let entries: readonly Entry[] = batch.map((MessageBody, at) => ({ Id: String(at), MessageBody }));
    for (let times = 0; ; times++) {
      const { Failed: failed = [] } = await sqs.call<Outcome>('SendMessageBatch', { QueueUrl, Entries: entries });
      const [first] = failed;
      if (first === undefined) return;
      if (times === AGAIN.times) throw new Unqueued(first.Code);
      const left = new Set(failed.map(({ Id }) => Id));
      entries = entries.filter(({ Id }) => left.has(Id));
      await pause(AGAIN.pause * 2 ** times);
    }
  };

  return async (queue, bodies) => {
    const batches = Array.from({ length: Math.ceil(bodies.length / BATCH) }, (_, at) =>
      bodies.slice(at * BATCH, (at + 1) * BATCH),
    );
    await allDone(batches.map((batch) => sendBatch(queue, batch)));
  };
}

/** Waits for all, the failed ones too, for what is left behind when a function answers is frozen with it. @throws what the first threw */
export async function allDone(attempts: readonly Promise<void>[]): Promise<void> {
  for (const attempt of await Promise.allSettled(attempts)) if (attempt.status === 'rejected') throw attempt.reason;
}

/** Keeps a message that was received, by its receipt, from being received again for so many seconds. */
export type Hide = (receipt: string, seconds: number) => Promise<void>;

export function hider(queue: string, reach: Reach): Hide {
  const sqs = caller(SQS, reach);
  return async (ReceiptHandle, VisibilityTimeout) => {
    await sqs.call('ChangeMessageVisibility', { QueueUrl: queue, ReceiptHandle, VisibilityTimeout });
  };
}
