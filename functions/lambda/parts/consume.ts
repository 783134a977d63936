/** Messages of a queue, each by itself: one that fails comes again, and holds up no other. */

import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Hide } from '../../aws/queue';
import { Later } from '../../publish/later';
import { type Message, messageFrom } from '../../publish/message';
import { isExpected } from './expected';

/** Seconds before a message that failed comes again: at first, twice as many each time, and at most. */
const PAUSE = { first: 15, longest: 15 * 60 };

export interface Log {
  /** It failed, and nobody expected that. */
  readonly failure: (job: string, error: unknown) => void;
  /** It is to be tried again, as happens. */
  readonly again: (job: string, error: unknown) => void;
}

/**
 * Does what each message is about, all at once, and reports those that are to come again, and when.
 * @param work throws Later, or anything else, of what is to come again.
 */
export async function consume(
  { Records }: SQSEvent,
  work: (message: Message) => Promise<void>,
  hide: Hide,
  log: Log,
): Promise<SQSBatchResponse> {
  const attempt = async (record: SQSRecord): Promise<SQSBatchResponse['batchItemFailures']> => {
    let job = 'read';
    try {
      const message = messageFrom(record.body);
      job = message.kind;
      await work(message);
      return [];
    } catch (error) {
      const tell = isExpected(error) ? log.again : log.failure;
      tell(job, error);
      const seconds = pauseAfter(error, Number(record.attributes.ApproximateReceiveCount));
      // Not hidden, it comes again when the queue itself lets it.
      await hide(record.receiptHandle, seconds).catch((unhidden) => log.failure('hide', unhidden));
      return [{ itemIdentifier: record.messageId }];
    }
  };
  const failures = await Promise.all(Records.map(attempt));
  return { batchItemFailures: failures.flat() };
}

/** Seconds, after it was received so many times. */
export function pauseAfter(error: unknown, received: number): number {
  if (error instanceof Later) return Math.ceil(error.after / 1000);
  return Math.min(PAUSE.first * 2 ** (received - 1), PAUSE.longest);
}
