/** Brings what was written to the table to its function, as Lambda reads a stream of DynamoDB. */

import { matches } from '../../support/pattern';
import { ask } from './aws';
import type { Clock } from './clock';
import { type Deployed, FunctionFailed } from './function';
import { failuresIn, type Mapping } from './mapping';
import type { Queues } from './queues';

/** One write, as the stream has it. */
export interface StreamRecord {
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly eventSourceARN: string;
  readonly dynamodb: {
    readonly SequenceNumber: string;
    readonly Keys: Readonly<Record<string, { readonly S: string }>>;
    readonly ApproximateCreationDateTime: number;
    readonly [field: string]: unknown;
  };
}

export interface Stream {
  /** Whatever came through the filters so far. */
  readonly records: readonly StreamRecord[];
  /** Reads what is new, and gives what came through the filters. */
  take(): Promise<readonly StreamRecord[]>;
  /** Hands over records, in this order. */
  hand(records: readonly StreamRecord[]): Promise<void>;
}

/** Milliseconds before a retry: the first, and at most. */
const PAUSE = { first: 1_000, longest: 60_000 };

const STREAMS = 'DynamoDBStreams_20120810';

export async function openStream(
  { endpoint, stream: arn }: { readonly endpoint: string; readonly stream: string },
  queues: Queues,
  mapping: Mapping,
  publisher: Deployed,
  clock: Clock,
): Promise<Stream> {
  const records: StreamRecord[] = [];
  const asking = <Answer>(operation: string, body: object): Promise<Answer> => ask(endpoint, `${STREAMS}.${operation}`, body);
  const { StreamDescription } = await asking<{ StreamDescription: { Shards: readonly { ShardId: string }[] } }>(
    'DescribeStream',
    {
      StreamArn: arn,
    },
  );
  const [{ ShardId } = { ShardId: '' }] = StreamDescription.Shards;
  let { ShardIterator } = await asking<{ ShardIterator: string }>('GetShardIterator', {
    StreamArn: arn,
    ShardId,
    ShardIteratorType: 'TRIM_HORIZON',
  });

  const passes = (record: StreamRecord): boolean =>
    mapping.filters.length === 0 || mapping.filters.some((filter) => matches(filter, record));

  const giveUp = (batch: readonly StreamRecord[], invocations: number): void => {
    if (mapping.deadLetters !== undefined) queues.put(mapping.deadLetters, pointerTo(batch, { ShardId, arn, invocations }));
  };

  const isTooOld = ([first]: readonly StreamRecord[]): boolean =>
    clock.now() - (first?.dynamodb.ApproximateCreationDateTime ?? 0) * 1000 > mapping.oldest;

  /**
   * Again from the first that failed, or each half by itself. After so many retries, or so long, it goes to the dead letters.
   * Each pause is twice the one before, up to a minute: the clock is moved past it.
   */
  async function handOver(batch: readonly StreamRecord[], invocations = 1): Promise<void> {
    const left = await leftOf(batch, mapping, publisher);
    if (left.length === 0) return;
    if (left.length === batch.length && mapping.isBisected && batch.length > 1) {
      const half = batch.length >> 1;
      await handOver(batch.slice(0, half), invocations);
      return handOver(batch.slice(half), invocations);
    }
    if (invocations > mapping.retries || isTooOld(left)) return giveUp(left, invocations);
    clock.advance(Math.min(PAUSE.first * 2 ** (invocations - 1), PAUSE.longest));
    return handOver(left, invocations + 1);
  }

  async function hand(passed: readonly StreamRecord[]): Promise<void> {
    for (let at = 0; at < passed.length; at += mapping.batchSize) await handOver(passed.slice(at, at + mapping.batchSize));
  }

  return {
    records,
    hand,
    async take() {
      const read = await asking<{ Records: readonly StreamRecord[]; NextShardIterator: string }>('GetRecords', { ShardIterator });
      ShardIterator = read.NextShardIterator;
      const now = { ApproximateCreationDateTime: Math.floor(clock.now() / 1000) };
      const passed = read.Records.filter(passes).map((record) => ({
        ...record,
        eventSourceARN: arn,
        dynamodb: { ...record.dynamodb, ...now },
      }));
      records.push(...passed);
      return passed;
    },
  };
}

/** What is to be handed over again: of a batch that failed in part, all from the lowest that did. */
async function leftOf(batch: readonly StreamRecord[], mapping: Mapping, publisher: Deployed): Promise<readonly StreamRecord[]> {
  const numbers = batch.map(({ dynamodb }) => dynamodb.SequenceNumber);
  try {
    const failed = failuresIn(await publisher.invoke({ Records: batch }), mapping, numbers) ?? numbers;
    const first = numbers.findIndex((number) => failed.includes(number));
    return first < 0 ? [] : batch.slice(first);
  } catch (error) {
    if (!(error instanceof FunctionFailed)) throw error;
    return batch;
  }
}

/** Where what was given up is to be found. It holds nothing of the records. */
function pointerTo(
  batch: readonly StreamRecord[],
  { ShardId, arn, invocations }: { readonly ShardId: string; readonly arn: string; readonly invocations: number },
): string {
  const [first, last] = [batch[0]?.dynamodb, batch.at(-1)?.dynamodb];
  return JSON.stringify({
    requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: invocations },
    version: '1.0',
    DDBStreamBatchInfo: {
      shardId: ShardId,
      startSequenceNumber: first?.SequenceNumber,
      endSequenceNumber: last?.SequenceNumber,
      approximateArrivalOfFirstRecord: first?.ApproximateCreationDateTime,
      approximateArrivalOfLastRecord: last?.ApproximateCreationDateTime,
      batchSize: batch.length,
      streamArn: arn,
    },
  });
}
