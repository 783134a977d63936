import type { SQSRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { Refusal } from '../../play/refusal';
import { Later } from '../../publish/later';
import type { Message } from '../../publish/message';
import { consume, type Log, pauseAfter } from './consume';

function record(messageId: string, body: unknown, received = 1): SQSRecord {
  return {
    messageId,
    receiptHandle: `receipt of ${messageId}`,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    attributes: {
      ApproximateReceiveCount: String(received),
      ApproximateFirstReceiveTimestamp: '1',
      SenderId: 'publish',
      SentTimestamp: '1',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:eu-central-1:1:chores',
    awsRegion: 'eu-central-1',
  };
}

function farewell(player: string): Message {
  return { kind: 'farewell', player };
}

interface Kept {
  readonly hidden: [string, number][];
  readonly failures: string[];
  readonly again: string[];
}

/** Consumes records, one of which fails as given; what came of it. */
async function consumed(records: readonly SQSRecord[], work: (message: Message) => Promise<void>) {
  const kept: Kept = { hidden: [], failures: [], again: [] };
  const log: Log = {
    failure: (job) => kept.failures.push(job),
    again: (job) => kept.again.push(job),
  };
  const hide = async (receipt: string, seconds: number): Promise<void> => void kept.hidden.push([receipt, seconds]);
  const { batchItemFailures } = await consume({ Records: [...records] }, work, hide, log);
  return { ...kept, failed: batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) };
}

test('every message is done, and none of them comes again', async () => {
  const done: Message[] = [];
  const { failed, hidden } = await consumed([record('1', farewell('p')), record('2', farewell('q'))], async (message) => {
    done.push(message);
  });
  expect(done).toEqual([farewell('p'), farewell('q')]);
  expect([failed, hidden]).toEqual([[], []]);
});

test('one that fails comes again after a pause, alone, and the others are done', async () => {
  const done: string[] = [];
  const { failed, hidden, failures } = await consumed(
    [record('1', farewell('p')), record('2', farewell('q'), 3), record('3', farewell('r'))],
    async (message) => {
      if (message.kind === 'farewell' && message.player === 'q') throw new Error('no');
      done.push(message.kind);
    },
  );
  expect(done).toHaveLength(2);
  expect(failed).toEqual(['2']);
  expect(hidden).toEqual([['receipt of 2', 60]]);
  expect(failures).toEqual(['farewell']);
});

test('what is busy, or not to be done yet, is no error', async () => {
  const errors = [new Refusal('busy'), new Later(30_500)];
  const { failed, hidden, failures, again } = await consumed(
    [record('1', farewell('p')), record('2', farewell('q'))],
    async () => {
      throw errors.shift() ?? new Error('called too often');
    },
  );
  expect(failed).toEqual(['1', '2']);
  expect(new Map(hidden)).toEqual(
    new Map([
      ['receipt of 1', 15],
      ['receipt of 2', 31],
    ]),
  );
  expect([failures, again]).toEqual([[], ['farewell', 'farewell']]);
});

test.each([
  '',
  'no JSON',
  'null',
  '{}',
  '{"kind":"toString"}',
  '{"kind":"farewell"}',
  '{"kind":"turn","game":"g","version":"1"}',
])('what is no message, such as %j, fails each time it comes', async (body) => {
  const { failed, failures } = await consumed([record('1', body), record('2', farewell('p'))], async () => {});
  expect(failed).toEqual(['1']);
  expect(failures).toEqual(['read']);
});

test('one that cannot be hidden is reported all the same', async () => {
  const failures: string[] = [];
  const log: Log = { failure: (job) => failures.push(job), again: () => {} };
  const fails = async (): Promise<never> => {
    throw new Error('no');
  };
  const { batchItemFailures } = await consume({ Records: [record('1', farewell('p'))] }, fails, fails, log);
  expect(batchItemFailures).toEqual([{ itemIdentifier: '1' }]);
  expect(failures).toEqual(['farewell', 'hide']);
});

test('the pause is twice as long each time, up to a quarter of an hour', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 12].map((received) => pauseAfter(new Error('no'), received));
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
});
