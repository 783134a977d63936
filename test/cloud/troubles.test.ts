/** SES and DynamoDB refuse, are slow, or do what they are asked and do not say so. */

import { randomUUID } from 'node:crypto';
import type { Acted } from '@shared/api/games';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../support/faults';
import { acting } from '../support/visitor';
import { answerTo } from './support/answer';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { arrive, mailsOf, move, nextMove, type People, type Person, sitDownToTwo, toldOf } from './support/people';
import type { Trouble } from './support/post';

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
  return () => {
    for (const name of ['api', 'mail', 'chores', 'clock']) cloud.wire(name).faults.clear();
    cloud.post.troubles.length = 0;
    cloud.post.troublesOf.clear();
  };
});

afterAll(() => endClean(cloud));

const STARTED = ['started 0', 'started 1'];

/** For how many seconds the mail function has had messages hidden so far, one after the other. */
function hidden(): readonly unknown[] {
  const asked = cloud.queues.asked.filter(
    ({ operation, caller }) => operation === 'ChangeMessageVisibility' && caller === 'mail',
  );
  return asked.map(({ body }) => body.VisibilityTimeout);
}

describe('SES', () => {
  test('throttles: the mail comes later, each time after a longer pause', async () => {
    const before = hidden().length;
    await move(people);
    cloud.post.troubles.push(...Array<Trouble>(4).fill('throttled'));
    await cloud.settle();
    expect(toldOf(cloud, people)).toEqual(STARTED);
    await cloud.settleAll();
    expect(hidden().slice(before)).toEqual([15, 30, 60, 120]);
    expect(toldOf(cloud, people)).toEqual(['2 1', ...STARTED]);
  });

  test.each<Trouble>(['throttled', 'rejected'])(
    'never takes the mails to one address, %s: they are set apart, others have theirs',
    async (trouble) => {
      const [, second = ''] = people.addresses;
      const dead = cloud.deadLettersOf('mail').length;
      cloud.post.troublesOf.set(second, Array<Trouble>(99).fill(trouble));
      await move(people);
      await cloud.settleAll();
      expect(cloud.deadLettersOf('mail').slice(dead)).toEqual([JSON.stringify({ kind: 'turn', game: people.id, version: 2 })]);
      await move(people);
      await move(people);
      await cloud.settle();
      expect(toldOf(cloud, people)).toEqual(['3 0', ...STARTED]);
    },
  );

  test('is silent: it is asked no more until the queue brings the message again, and the mail comes once', async () => {
    await move(people);
    const before = cloud.post.asked.length;
    cloud.post.troubles.push('silent');
    const settled = cloud.settle();
    await cloud.post.next();
    cloud.clock.advance(16_000);
    await settled;
    expect(cloud.post.asked).toHaveLength(before + 1);
    await cloud.settleAll();
    expect(cloud.post.asked).toHaveLength(before + 2);
    expect(toldOf(cloud, people)).toEqual(['2 1', ...STARTED]);
  });

  test('sends a mail and does not say so: it comes at most once more, as the same mail', async () => {
    await move(people);
    cloud.post.troubles.push({ after: async () => {} });
    await cloud.settleAll();
    const [first, second, ...more] = mailsOf(cloud, people).slice(2);
    expect(first?.mail.messageId).toContain('-2-mail-');
    expect(second?.mail.messageId ?? first?.mail.messageId).toBe(first?.mail.messageId);
    expect(more).toEqual([]);
  });
});

describe('DynamoDB, to the API,', () => {
  test.each<[string, operation: string, faults: readonly Fault[]]>([
    ['throttles the read', 'BatchGetItem', Array(2).fill('throttled')],
    ['throttles the write', 'TransactWriteItems', Array(2).fill('throttled')],
    ['does not let go of the game', 'TransactWriteItems', Array(100).fill('conflict')],
    ['never gets the write', 'TransactWriteItems', Array(9).fill('lost')],
    ['never gets the read', 'BatchGetItem', Array(9).fill('lost')],
    ['hands back the keys unread', 'BatchGetItem', Array(9).fill('unprocessed')],
  ])('%s: the player is told to come again, nothing has happened, and then it does, once', async (_, operation, faults) => {
    const { player, version, action } = await nextMove(people);
    const asking = acting(version, action, randomUUID());
    const path = `/api/games/${people.id}/actions`;
    cloud.wire('api').faults.set(operation, [...faults]);
    const busy = await answerTo(player, path, asking);
    expect(busy).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(busy.headers.get('Retry-After')).toMatch(/^\d+$/);
    cloud.wire('api').faults.clear();
    expect(await player.game(people.id)).toMatchObject({ version: 1 });
    expect(await player.expect<Acted>(200, path, asking)).toMatchObject({ applied: 2, version: 2 });
    await cloud.settle();
    expect(toldOf(cloud, people)).toEqual(['2 1', ...STARTED]);
  });

  test.each<[string, Fault]>([
    ['meets another transaction once', 'conflict'],
    ['writes and does not say so', 'unanswered'],
    ['loses the write once', 'lost'],
    ['throttles the write once', 'throttled'],
  ])('%s: the move is made, once', async (_, fault) => {
    const { player, version, action } = await nextMove(people);
    const asking = acting(version, action, randomUUID());
    const path = `/api/games/${people.id}/actions`;
    cloud.wire('api').faults.set('TransactWriteItems', [fault]);
    expect(await player.expect<Acted>(200, path, asking)).toMatchObject({ applied: 2, version: 2 });
    expect(await player.expect<Acted>(200, path, asking)).toMatchObject({ applied: 2, version: 2 });
    await cloud.settle();
    expect(toldOf(cloud, people)).toEqual(['2 1', ...STARTED]);
  });
});

describe('DynamoDB, to the chores function,', () => {
  test.each<[string, operation: string, faults: readonly Fault[]]>([
    ['throttles the reads', 'BatchGetItem', Array(9).fill('throttled')],
    ['throttles the write', 'TransactWriteItems', Array(9).fill('throttled')],
    ['meets other transactions', 'TransactWriteItems', ['conflict', 'conflict']],
    ['writes and does not say so', 'TransactWriteItems', ['unanswered', 'unanswered', 'unanswered']],
  ])('%s: a turn counts, once, in how long its player takes', async (_, operation, faults) => {
    await move(people);
    cloud.wire('chores').faults.set(operation, [...faults]);
    await cloud.settleAll();
    const habits = await cloud.table.items('HABIT');
    const turns = habits.flatMap(({ last }) => (last as readonly { of: string }[]).map(({ of }) => of));
    expect(turns.filter((of) => of.startsWith(people.id))).toEqual([`${people.id}#2`]);
  });
});

describe('DynamoDB, to the mail function,', () => {
  test.each<[string, operation: string, faults: readonly Fault[]]>([
    ['throttles the reads', 'BatchGetItem', Array(9).fill('throttled')],
    ['loses the reads', 'Query', Array(9).fill('lost')],
    ['throttles the claim', 'UpdateItem', Array(3).fill('throttled')],
    ['loses the claim', 'UpdateItem', Array(3).fill('lost')],
    ['writes the claim and does not say so', 'UpdateItem', ['unanswered']],
    ['throttles the mark', 'UpdateItem', [async () => {}, 'throttled', 'throttled']],
    ['holds the mark', 'UpdateItem', [async () => {}, 'held']],
    ['writes the mark and does not say so', 'UpdateItem', [async () => {}, 'unanswered']],
  ])('%s: the mail comes, once', async (_, operation, faults) => {
    await move(people);
    cloud.wire('mail').faults.set(operation, [...faults]);
    await cloud.settleAll();
    expect(toldOf(cloud, people)).toEqual(['2 1', ...STARTED]);
  });
});
