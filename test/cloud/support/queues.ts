/** A stand-in for SQS: queues as the template has them, whose time is the test's. */

import { randomUUID } from 'node:crypto';
import { type Asked, Refused, type Service, standIn } from './aws';
import type { Clock } from './clock';
import type { Template } from './template';
import { ACCOUNT, resourceIn } from './value';

export interface Held {
  readonly id: string;
  readonly body: string;
  /** Of messages that were delivered twice, which of the two it is. */
  readonly copy: 0 | 1;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  visibleAt: number;
  received: number;
  /** Of its last delivery. */
  receipt: string;
}

export interface Queues extends Service {
  /** By logical id. */
  urlOf(queue: string): string;
  readonly held: ReadonlyMap<string, Held[]>;
  /** The queue that takes what came too often. */
  deadLettersOf(queue: string): string;
  put(queue: string, body: string): void;
  /** Everything that may be seen now; it is hidden for a while then. What came too often goes to the dead letters instead. */
  receive(queue: string): readonly Held[];
  remove(queue: string, message: Held): void;
  /** Every message is delivered twice, each copy for itself. */
  areDoubled: boolean;
  /** Every body that ever was in a queue. */
  readonly bodies: string[];
}

interface Plan {
  /** Seconds. */
  readonly VisibilityTimeout?: number;
  readonly DelaySeconds?: number;
  readonly RedrivePolicy?: { readonly deadLetterTargetArn: unknown; readonly maxReceiveCount: number };
}

interface Entry {
  readonly Id: string;
  readonly MessageBody: string;
  readonly DelaySeconds?: number;
  readonly ReceiptHandle: string;
  readonly VisibilityTimeout: number;
}

/** Of SQS: entries of a batch, and seconds that a message can be hidden. */
const MOST_ENTRIES = 10;
const LONGEST_HIDDEN = 43_200;
const LONGEST_DELAY = 900;

export async function startQueues(template: Template, clock: Clock): Promise<Queues> {
  const plans = template.all<Plan>('AWS::SQS::Queue');
  const held = new Map<string, Held[]>([...plans.keys()].map((queue) => [queue, []]));
  const bodies: string[] = [];

  const messagesIn = (queue: string): Held[] => held.get(queue) ?? refuse('QueueDoesNotExist');

  const put = (queue: string, body: string, delay = plans.get(queue)?.DelaySeconds ?? 0): string => {
    bodies.push(body);
    const id = randomUUID();
    const now = clock.now();
    const message = { id, body, sentAt: now, visibleAt: now + delay * 1000, received: 0, receipt: '' };
    messagesIn(queue).push({ ...message, copy: 0 });
    if (queues.areDoubled) messagesIn(queue).push({ ...message, copy: 1 });
    return id;
  };

  const hide = (queue: string, { ReceiptHandle, VisibilityTimeout: seconds }: Entry): void => {
    const message = messagesIn(queue).find(({ receipt }) => receipt === ReceiptHandle) ?? refuse('ReceiptHandleIsInvalid');
    within(seconds, LONGEST_HIDDEN);
    message.visibleAt = clock.now() + seconds * 1000;
  };

  const answer = ({ operation, body }: Asked): object => {
    const queue = String(body.QueueUrl).split('/').at(-1) ?? '';
    if (queues.urlOf(queue) !== body.QueueUrl) refuse('QueueDoesNotExist');
    switch (operation) {
      case 'SendMessage':
        return { MessageId: send(body as unknown as Entry) };
      case 'SendMessageBatch':
        return each(body.Entries as readonly Entry[], (entry) => ({ MessageId: send(entry) }));
      case 'ChangeMessageVisibility':
        hide(queue, body as unknown as Entry);
        return {};
      case 'ChangeMessageVisibilityBatch':
        return each(body.Entries as readonly Entry[], (entry) => {
          hide(queue, entry);
          return {};
        });
      default:
        return refuse('UnknownOperationException');
    }

    function send({ MessageBody, DelaySeconds }: Entry): string {
      if (!MessageBody) refuse('MissingParameter');
      if (DelaySeconds !== undefined) within(DelaySeconds, LONGEST_DELAY);
      return put(queue, MessageBody, DelaySeconds);
    }
  };

  const service = await standIn(answer);
  const queues: Queues = {
    ...service,
    areDoubled: false,
    held,
    bodies,
    urlOf: (queue) => `${service.address}/${ACCOUNT}/${queue}`,
    deadLettersOf: (queue) => resourceIn(plans.get(queue)?.RedrivePolicy?.deadLetterTargetArn),
    put,
    receive(queue) {
      const { VisibilityTimeout = 30, RedrivePolicy } = plans.get(queue) ?? {};
      const now = clock.now();
      const visible = messagesIn(queue).filter(({ visibleAt }) => visibleAt <= now);
      return visible.filter((message) => {
        message.received++;
        if (RedrivePolicy && message.received > RedrivePolicy.maxReceiveCount) {
          queues.remove(queue, message);
          messagesIn(queues.deadLettersOf(queue)).push({ ...message, visibleAt: now, received: 0 });
          return false;
        }
        message.visibleAt = now + VisibilityTimeout * 1000;
        message.receipt = randomUUID();
        return true;
      });
    },
    remove(queue, message) {
      const messages = messagesIn(queue);
      const at = messages.indexOf(message);
      if (at >= 0) messages.splice(at, 1);
    },
  };
  return queues;
}

/** Does a batch entry by entry, as SQS does: what is refused fails alone. */
function each(entries: readonly Entry[], does: (entry: Entry) => object): object {
  if (entries.length === 0) refuse('EmptyBatchRequest');
  if (entries.length > MOST_ENTRIES) refuse('TooManyEntriesInBatchRequest');
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) refuse('BatchEntryIdsNotDistinct');
  if (!entries.every(({ Id }) => /^[\w-]{1,80}$/.test(Id))) refuse('InvalidBatchEntryId');
  const [Successful, Failed]: [object[], object[]] = [[], []];
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...does(entry) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      Failed.push({ Id: entry.Id, Code: error.code, Message: error.message, SenderFault: true });
    }
  }
  return { Successful, Failed };
}

function within(seconds: number, most: number): void {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > most) refuse('InvalidParameterValue');
}

function refuse(code: string): never {
  throw new Refused(code);
}
