/** Queues of SQS: what puts messages in, and what keeps them from coming back too soon. */

import { sendByTens } from './batches';
import { caller, type Reach, type Service } from './call';

const SQS: Service = { name: 'sqs', target: 'AmazonSQS', version: '1.0' };

interface Outcome {
  readonly Failed?: readonly { readonly Id: string; readonly Code: string }[];
}

/** Puts messages into the queue at this address, all at once and in any order. When it throws, any of them may be there already. */
export type Send = (queue: string, bodies: readonly string[]) => Promise<void>;

export function sender(reach: Reach): Send {
  const sqs = caller(SQS, reach);
  return (QueueUrl, bodies) =>
    sendByTens(bodies, async (batch) => {
      const Entries = batch.map((MessageBody, at) => ({ Id: String(at), MessageBody }));
      const { Failed = [] } = await sqs.call<Outcome>('SendMessageBatch', { QueueUrl, Entries });
      return Failed.map(({ Id, Code }) => ({ at: Number(Id), why: Code }));
    });
}

/** Keeps a message that was received, by its receipt, from being received again for so many seconds. */
export type Hide = (receipt: string, seconds: number) => Promise<void>;

export function hider(queue: string, reach: Reach): Hide {
  const sqs = caller(SQS, reach);
  return async (ReceiptHandle, VisibilityTimeout) => {
    await sqs.call('ChangeMessageVisibility', { QueueUrl: queue, ReceiptHandle, VisibilityTimeout });
  };
}
