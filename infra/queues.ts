import { Duration } from 'aws-cdk-lib';
import { type IQueue, Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** How long each worker may take. */
export const PATIENCE = { mail: Duration.minutes(2), chores: Duration.minutes(2) } as const;

/**
 * By so much longer a message is hidden, so that what was killed at its work comes again soon: a code is good for ten minutes.
 * (AWS advises six times as long, for functions that are throttled by what their queue sends. Here the queue sends no more
 * than two at a time.)
 */
const BEYOND = Duration.seconds(30);

/** Tries before a message is a dead letter: an hour and a half, with the pauses that a worker puts between them. */
const TRIES = 12;

const WAITING = Duration.days(4);
const DEAD = Duration.days(14);

/** What waits to be done, and what could not be. */
export class Queues extends Construct {
  /** Letters to send. */
  readonly mail: Queue;
  /** What else follows from a write. */
  readonly chores: Queue;
  /** Messages that failed again and again: they go back to where they came from when the cause is mended. */
  readonly deadMessages: Queue;
  /** What woke a function in vain: a place in the stream, a minute of the clock, a bounce. */
  readonly deadCalls: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.deadMessages = this.queue('DeadMessages', { retentionPeriod: DEAD });
    this.deadCalls = this.queue('DeadCalls', { retentionPeriod: DEAD });
    this.mail = this.working('Mail', PATIENCE.mail);
    this.chores = this.working('Chores', PATIENCE.chores);
  }

  private working(id: string, patience: Duration): Queue {
    return this.queue(id, {
      retentionPeriod: WAITING,
      visibilityTimeout: patience.plus(BEYOND),
      deadLetterQueue: { queue: this.deadMessages, maxReceiveCount: TRIES },
    });
  }

  private queue(id: string, props: QueueProps): Queue {
    return new Queue(this, id, { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, ...props });
  }
}

/** Where queues are found by those who fill them. */
export function addressesOf({ mail, chores }: { readonly mail: IQueue; readonly chores: IQueue }): Record<string, string> {
  return { MAIL_QUEUE: mail.queueUrl, CHORES_QUEUE: chores.queueUrl };
}
