import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import type { Message } from '../../publish/message';
import { attributesOf } from '../../store/dynamo/attributes';
import { addEvent } from '../../store/event';
import { clockKey } from '../../store/keys';
import { type Place, publishRecords } from './stream';

const STREAM = 'arn:aws:dynamodb:eu-central-1:1:table/casebook/stream/x';

function record(SequenceNumber: string, NewImage: unknown): DynamoDBRecord {
  return {
    eventName: 'INSERT',
    eventID: `e${SequenceNumber}`,
    eventSourceARN: STREAM,
    dynamodb: { SequenceNumber, NewImage } as NonNullable<DynamoDBRecord['dynamodb']>,
  };
}

function moved(sequence: string, version: number, more: object = {}): DynamoDBRecord {
  const write = addEvent('g', { version, at: 1, seat: 0, events: [], drawn: [], ...more });
  return record(sequence, 'put' in write ? attributesOf(write.put) : undefined);
}

const ACTION = { action: { type: 'guess', number: 3 } };

/** What was sent and set aside so far, and how often either fails before it works. */
interface Outside {
  readonly sent: Message[];
  readonly aside: Place[];
  sendFails: number;
  setAsideFails: number;
}

function outside(fails: Partial<Pick<Outside, 'sendFails' | 'setAsideFails'>> = {}): Outside {
  return { sent: [], aside: [], sendFails: 0, setAsideFails: 0, ...fails };
}

async function publish(records: readonly DynamoDBRecord[], out = outside()) {
  const failures: unknown[] = [];
  const { response, moves, beats } = await publishRecords(records, {
    async send(messages) {
      if (out.sendFails-- > 0) throw new Error('nothing is taken');
      out.sent.push(...messages);
    },
    async setAside(place) {
      if (out.setAsideFails-- > 0) throw new Error('nothing is taken');
      out.aside.push(place);
    },
    failed: (error) => failures.push(error),
  });
  const from = response.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  return { from, moves, beats, failures: failures.length, versions: versionsOf(out), aside: out.aside };
}

function versionsOf({ sent }: Outside): readonly number[] {
  return sent.flatMap((message) => (message.kind === 'turn' ? [message.version] : []));
}

/** As a stream has it: goes on from the first record that is reported, until none is. @returns how many moves were counted */
async function publishToTheEnd(records: readonly DynamoDBRecord[], out: Outside): Promise<number> {
  let [rest, counted] = [records, 0];
  while (rest.length > 0) {
    const { from, moves } = await publish(rest, out);
    counted += moves;
    rest = from.length === 0 ? [] : rest.slice(rest.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === from[0]));
  }
  return counted;
}

const POISON = { pk: { Q: '?' } };
const WITHOUT_VERSION = { pk: { S: 'GAME#g' }, sk: { S: 'EVENT#00000003' } };

test('what follows from each record is sent, in their order, and actions of players are counted', async () => {
  const done = await publish([moved('10', 2, ACTION), moved('11', 3), moved('12', 4, ACTION)]);
  expect(done).toEqual({ from: [], moves: 2, beats: 0, failures: 0, versions: [2, 3, 4], aside: [] });
});

test.each<[string, unknown]>([
  ['cannot be read', POISON],
  ['has no new item', undefined],
  ['gives messages that nobody could handle', WITHOUT_VERSION],
])('a record that %s is set aside by its place alone, and holds up no other', async (_, item) => {
  const done = await publish([moved('10', 2, ACTION), record('11', item), moved('12', 4, ACTION)]);
  expect(done).toEqual({
    from: [],
    moves: 2,
    beats: 0,
    failures: 1,
    versions: [2, 4],
    aside: [{ eventSourceARN: STREAM, eventID: 'e11', sequenceNumber: '11' }],
  });
});

test('what the clock plays for somebody is no move', async () => {
  const done = await publish([moved('10', 2, ACTION), moved('11', 3, { ...ACTION, auto: true })]);
  expect(done.moves).toBe(1);
});

test('one that cannot be set aside comes again with all behind it, and no move is counted twice', async () => {
  const out = outside({ setAsideFails: 1 });
  const records = [moved('10', 2, ACTION), record('11', POISON), moved('12', 4, ACTION)];
  expect(await publish(records, out)).toMatchObject({ from: ['11'], moves: 1, aside: [] });
  expect(await publish(records.slice(1), out)).toMatchObject({ from: [], moves: 1, aside: [{ sequenceNumber: '11' }] });
});

test('when the queues take nothing all of it comes again, with nothing set aside and no move counted', async () => {
  const done = await publish([moved('10', 2, ACTION), record('11', POISON)], outside({ sendFails: 1 }));
  expect(done).toMatchObject({ from: ['10'], moves: 0, versions: [], aside: [] });
});

test('when the queues take nothing for long, and then all, nothing is lost', async () => {
  const records = [moved('10', 2, ACTION), record('11', POISON), moved('12', 3, ACTION), record('13', WITHOUT_VERSION)];
  const out = outside({ sendFails: 500, setAsideFails: 3 });
  expect(await publishToTheEnd(records, out)).toBe(2);
  expect(new Set(versionsOf(out))).toEqual(new Set([2, 3]));
  expect(out.aside.map(({ sequenceNumber }) => sequenceNumber)).toEqual(['11', '13']);
});

test('the clock’s sign of life is counted, and nothing follows from it', async () => {
  const out = outside();
  const done = await publish([record('10', attributesOf({ ...clockKey(), at: 1 })), moved('11', 2)], out);
  expect(done).toMatchObject({ from: [], beats: 1, moves: 0, versions: [2], aside: [] });
});
