/** Functions are killed, as power cuts do it, at each step of what they do, or are ended because they take too long. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../support/faults';
import { acting } from '../support/visitor';
import { answerTo } from './support/answer';
import type { Trouble } from './support/aws';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import type { Deployed } from './support/function';
import { killedBefore } from './support/kill';
import { arrive, mailsOf, move, nextMove, type People, type Person, sitDownToTwo, toldOf } from './support/people';

let cloud: Cloud;
let persons: readonly Person[];
let people: People;

beforeAll(async () => {
  cloud = await startCloud();
  persons = await arrive(cloud, 2);
});

beforeEach(async () => {
  people = await sitDownToTwo(persons);
  await cloud.settle();
});

afterAll(() => endClean(cloud));

const api = (): Deployed => cloud.function('api');
const mail = (): Deployed => cloud.function('mail');

/** Has a function hang before a request of its is done, for longer than it may take. */
function hungBefore(name: string): () => Promise<void> {
  return async () => {
    const hung = cloud.function(name);
    hung.hang();
    cloud.clock.advance(hung.timeout);
    throw new Error('hung');
  };
}

async function versions(): Promise<readonly number[]> {
  const { events } = await (people.players[0] ?? nobody()).events(people.id);
  return [...new Set(events.map(({ version }) => version))];
}

function nobody(): never {
  throw new Error('nobody sits there');
}

describe('the API, killed', () => {
  test.each<[string, operation: string, Fault]>([
    ['before it has read', 'BatchGetItem', killedBefore(api)],
    ['before it has written', 'TransactWriteItems', killedBefore(api)],
    ['after it has written, before it answers', 'TransactWriteItems', { after: () => cloud.function('api').kill() }],
  ])('%s: the same asked again has its answer, and the move is made once', async (_, operation, fault) => {
    const { player, version, action } = await nextMove(people);
    const asking = acting(version, action, randomUUID());
    cloud.wire('api').faults.set(operation, [fault]);
    expect(await answerTo(player, `/api/games/${people.id}/actions`, asking)).toMatchObject({ status: 500 });
    const again = await answerTo(player, `/api/games/${people.id}/actions`, asking);
    expect(again).toMatchObject({ status: 200, body: { applied: 2, version: 2 } });
    expect(await answerTo(player, `/api/games/${people.id}/actions`, asking)).toMatchObject({
      status: 200,
      body: { applied: 2 },
    });
    expect(await versions()).toEqual([1, 2]);
    await cloud.settle();
    expect(toldOf(cloud, people)).toEqual(['2 1', 'started 0', 'started 1']);
  });
});

describe('the mail function, killed', () => {
  test('before it has sent: the mail comes later, once', async () => {
    await move(people);
    cloud.post.troubles.push({ before: () => cloud.function('mail').kill() });
    await cloud.settle();
    expect(toldOf(cloud, people)).toEqual(['started 0', 'started 1']);
    await cloud.settleAll();
    expect(toldOf(cloud, people)).toEqual(['2 1', 'started 0', 'started 1']);
  });

  test('between sending and marking: it comes once more, as the same mail', async () => {
    await move(people);
    cloud.post.troubles.push({ after: () => cloud.function('mail').kill() });
    await cloud.settleAll();
    const [first, second, ...more] = mailsOf(cloud, people).slice(2);
    expect(more).toEqual([]);
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(second?.mail.text).toBe(first?.mail.text);
  });

  test.each([
    ['before it has claimed', killedBefore(mail)],
    ['after it has claimed', { after: () => cloud.function('mail').kill() }],
  ] as const)('%s: the mail comes later, once', async (_, fault) => {
    await move(people);
    cloud.wire('mail').faults.set('UpdateItem', [fault]);
    await cloud.settleAll();
    expect(toldOf(cloud, people)).toEqual(['2 1', 'started 0', 'started 1']);
  });
});

test.each<[string, Trouble]>([
  ['before', { before: () => cloud.function('publish').kill() }],
  ['after', { after: () => cloud.function('publish').kill() }],
])('publish, killed %s its messages are in the queue: the mail comes once', async (_, trouble) => {
  await move(people);
  cloud.queues.troubles.set('SendMessageBatch', [trouble]);
  await cloud.settleAll();
  expect(toldOf(cloud, people)).toEqual(['2 1', 'started 0', 'started 1']);
});

describe('a function that hangs for as long as it may take is ended,', () => {
  const TIMED_OUT = { type: 'Sandbox.Timedout' };

  test('and of the mail function a new process sends the mail, once', async () => {
    const mail = cloud.function('mail');
    await mail.kill();
    const { started } = mail;
    await move(people);
    cloud.post.troubles.push({ before: hungBefore('mail') });
    await cloud.settle();
    expect(mail.failures.at(-1)).toMatchObject(TIMED_OUT);
    expect(mail.started).toBe(started + 1);
    expect(toldOf(cloud, people)).toEqual(['started 0', 'started 1']);
    await cloud.settleAll();
    expect(mail.started).toBe(started + 2);
    expect(toldOf(cloud, people)).toEqual(['2 1', 'started 0', 'started 1']);
  });

  test('and of the API a new process answers the same when it is asked again, and the move is made once', async () => {
    const { player, version, action } = await nextMove(people);
    const asking = acting(version, action, randomUUID());
    const path = `/api/games/${people.id}/actions`;
    cloud.wire('api').faults.set('TransactWriteItems', [hungBefore('api')]);
    const refused = await answerTo(player, path, asking);
    expect(refused).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } });
    expect(cloud.function('api').failures.at(-1)).toMatchObject(TIMED_OUT);
    expect(await answerTo(player, path, asking)).toMatchObject({ status: 200, body: { applied: 2, version: 2 } });
    expect(await versions()).toEqual([1, 2]);
  });
});
