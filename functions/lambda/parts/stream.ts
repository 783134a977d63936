/** Records of the table's stream: what was written, and what follows from it. */

import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { type Message, messageFrom } from '../../publish/message';
import { messagesFrom } from '../../publish/publish';
import { type Attributes, type Item, itemOf } from '../../store/dynamo/attributes';
import { clockKey } from '../../store/keys';

/** What comes of a batch of records. */
export interface Published {
  readonly response: DynamoDBBatchResponse;
  /** Actions of players among what was published. */
  readonly moves: number;
  /** Signs of life of the clock. */
  readonly beats: number;
}

/** Where a record stands in a stream. Nothing of what was written is in it. */
export interface Place {
  readonly eventSourceARN: string | undefined;
  readonly eventID: string | undefined;
  readonly sequenceNumber: string | undefined;
}

export interface Outlets {
  readonly send: (messages: readonly Message[]) => Promise<void>;
  /** Keeps the place of a record from which nothing can be derived. */
  readonly setAside: (place: Place) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** What is known of one record: what follows from it, or that nothing can be derived. */
interface Derived {
  readonly record: DynamoDBRecord;
  readonly messages: readonly Message[];
  readonly isPoisoned: boolean;
  readonly counts: 'move' | 'beat' | undefined;
}

/**
 * Sends what follows from each record. One from which nothing can be derived is set aside, and holds up no other.
 *
 * ```
 * derive -- send -- set aside
 *              |        +--> failed: that record comes again, with all behind it
 *              +-----------> failed: all of them come again, for nobody knows what was taken
 * ```
 * A stream goes on from the first record that is reported. Those behind it are published twice then, which does no harm; a
 * move is counted when it does not come again.
 */
export async function publishRecords(
  records: readonly DynamoDBRecord[],
  { send, setAside, failed }: Outlets,
): Promise<Published> {
  const all = records.map((record) => derive(record, failed));
  const publish = async (): Promise<number> => {
    try {
      await send(all.flatMap(({ messages }) => messages));
    } catch (error) {
      failed(error);
      return 0;
    }
    for (const [at, { record, isPoisoned }] of all.entries()) {
      if (isPoisoned && !(await isSetAside(record))) return at;
    }
    return all.length;
  };
  const isSetAside = async (record: DynamoDBRecord): Promise<boolean> =>
    setAside(placeOf(record)).then(
      () => true,
      (error: unknown) => {
        failed(error);
        return false;
      },
    );

  const done = await publish();
  const counted = (what: Derived['counts']): number => all.slice(0, done).filter(({ counts }) => counts === what).length;
  const again = records.slice(done, done + 1).map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' }));
  return { response: { batchItemFailures: again }, moves: counted('move'), beats: counted('beat') };
}

function derive(record: DynamoDBRecord, failed: (error: unknown) => void): Derived {
  try {
    const item = itemOf(record.dynamodb?.NewImage as Attributes);
    const messages = messagesFrom(item).map(asItArrives);
    return { record, messages, isPoisoned: false, counts: countsOf(item) };
  } catch (error) {
    failed(error);
    return { record, messages: [], isPoisoned: true, counts: undefined };
  }
}

/** The same, as whoever handles it will read it. @throws Error if nobody could */
function asItArrives(message: Message): Message {
  return messageFrom(JSON.stringify(message));
}

function countsOf({ sk, action, auto }: Item): Derived['counts'] {
  if (sk === clockKey().sk) return 'beat';
  return String(sk).startsWith('EVENT#') && action !== undefined && auto === undefined ? 'move' : undefined;
}

function placeOf({ eventSourceARN, eventID, dynamodb }: DynamoDBRecord): Place {
  return { eventSourceARN, eventID, sequenceNumber: dynamodb?.SequenceNumber };
}
