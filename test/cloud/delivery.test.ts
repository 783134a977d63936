/** Whatever follows from a write comes once, though it is told twice, out of order, late, or together with what nobody understands. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomFrom, shuffled } from '../support/chance';
import { Refused } from './support/aws';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { arrive, move, type People, type Person, sitDownToTwo, toldOf } from './support/people';

let cloud: Cloud;
let persons: readonly Person[];
let people: People;

beforeAll(async () => {
  cloud = await startCloud();
  persons = await arrive(cloud, 2);
});

beforeEach(async () => {
  people = await sitDownToTwo(persons);
});

afterAll(() => endClean(cloud));

/** Of the first three moves of a game, which never end it. */
const TOLD = ['2 1', '3 0', 'started 0', 'started 1'];

test('a stream whose records all come twice, the second time in any order', async () => {
  const random = randomFrom(3);
  for (let moves = 0; moves < 3; moves++) {
    await cloud.settle();
    await cloud.stream.hand(shuffled(cloud.stream.records, random));
    await cloud.settle();
    await move(people);
  }
  await cloud.settleAll();
  await cloud.stream.hand(cloud.stream.records.toReversed());
  await cloud.settleAll();
  expect(toldOf(cloud, people)).toEqual(TOLD);
});

test('a stream that comes backwards and late: nobody is told of a turn that has passed', async () => {
  for (let moves = 0; moves < 3; moves++) await move(people);
  const records = await cloud.stream.take();
  await cloud.stream.hand(records.toReversed());
  await cloud.settleAll();
  expect(toldOf(cloud, people)).toEqual(['3 0', 'started 0', 'started 1']);
});

test('messages that all come twice, and at once', async () => {
  cloud.queues.areDoubled = true;
  for (let moves = 0; moves < 3; moves++) {
    await cloud.settle();
    await move(people);
  }
  await cloud.settleAll();
  cloud.queues.areDoubled = false;
  expect(toldOf(cloud, people)).toEqual(TOLD);
  const habits = await cloud.table.items('HABIT');
  const turns = habits.flatMap(({ last }) => (last as readonly { of: string }[]).map(({ of }) => of));
  expect(turns.filter((of) => of.startsWith(people.id)).sort()).toEqual([`${people.id}#2`, `${people.id}#3`]);
});

describe('what nobody understands', () => {
  const POISON = { pk: { S: 'GAME#poison' }, sk: { S: 'EVENT#00000001' } };

  test('in the stream: its place is kept, and what was written with it is told', async () => {
    await cloud.settle();
    await cloud.table.put({ ...POISON, version: { N: '9007199254740993.5' } });
    await move(people);
    await cloud.settle();
    expect(toldOf(cloud, people)).toEqual(['2 1', 'started 0', 'started 1']);
    const places = cloud.deadLettersOf('publish').map((body) => JSON.parse(body));
    const poison = cloud.stream.records.find(({ dynamodb }) => dynamodb.Keys.pk?.S === 'GAME#poison')?.dynamodb.SequenceNumber;
    expect(places).toMatchObject([{ eventSourceARN: cloud.table.stream, sequenceNumber: poison }]);
    expect(JSON.stringify(places)).not.toContain('GAME#');
    await cloud.table.remove(POISON);
  });

  test.each(['mail', 'chores'])('in queue %s: after twelve times it is set apart, and holds up nothing', async (name) => {
    const dead = cloud.deadLettersOf(name).length;
    for (const body of ['no message', '{"kind":"turn"}']) cloud.queues.put(cloud.queueOf(name), body);
    await move(people);
    await cloud.settle();
    expect(toldOf(cloud, people)).toContain('2 1');
    const given = cloud.function(name).events.length;
    await cloud.settleAll();
    expect(cloud.deadLettersOf(name).slice(dead).sort()).toEqual(['no message', '{"kind":"turn"}']);
    expect(cloud.function(name).events.length - given).toBeLessThanOrEqual(22);
  });
});

describe('queues that do not answer', () => {
  const refuse = (times: number): void => {
    cloud.queues.troubles.set('SendMessageBatch', Array(times).fill(new Refused('QueueDoesNotExist')));
  };

  test('for some minutes: nothing is lost, and nothing comes twice', async () => {
    await cloud.settle();
    await move(people);
    const dead = cloud.deadLettersOf('publish').length;
    refuse(10);
    await cloud.settleAll();
    expect(toldOf(cloud, people)).toEqual(['2 1', 'started 0', 'started 1']);
    expect(cloud.deadLettersOf('publish')).toHaveLength(dead);
  });

  test('for longer than records are kept: what was lost is told when it is published again, and nothing else twice', async () => {
    await cloud.settle();
    const sent = (): readonly unknown[] => cloud.post.sent.map(({ mail }) => mail.messageId);
    const before = sent();
    const dead = cloud.deadLettersOf('publish').length;
    await move(people);
    refuse(10_000);
    await cloud.settle();
    cloud.queues.troubles.clear();
    expect(sent()).toEqual(before);
    const [pointer = '', ...more] = cloud.deadLettersOf('publish').slice(dead);
    expect(JSON.parse(pointer)).toMatchObject({ DDBStreamBatchInfo: { batchSize: 1, streamArn: cloud.table.stream } });
    expect(more).toEqual([]);
    expect(await cloud.function('republish').invoke({})).toMatchObject({ sent: { turn: expect.any(Number) } });
    await cloud.settleAll();
    expect(sent().slice(before.length)).toEqual([expect.stringContaining('-2-mail-')]);
    expect(toldOf(cloud, people)).toEqual(['2 1', 'started 0', 'started 1']);
  });
});
