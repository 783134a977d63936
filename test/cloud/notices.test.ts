/** Notices by push and webhook: handed over by an event, sent by the function that a rule wakes, put off and found by the clock. */

import type { Channel } from '@shared/notices/channels';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Payload } from '../../functions/push/pusher';
import type { Fault } from '../support/faults';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { HOUR, later, MINUTE } from './support/deadlines';
import { wake } from './support/events';
import type { Host } from './support/internet';
import { killedBefore } from './support/kill';
import { mailsTo, move, type People, type Person, sitDownToTwo } from './support/people';
import { arriveReached, WEBHOOK } from './support/reached';
import { noticesOf, type Subscriber, subscribe } from './support/subscriber';

let cloud: Cloud;
let persons: readonly [Person, Person];
let browser: Subscriber;
let people: People;
let pushes: Host;
let hooks: Host;

beforeAll(async () => {
  cloud = await startCloud();
  ({ persons, browser, pushes, hooks } = await arriveReached(cloud));
  const json = { ways: { turn: { push: 'now', webhook: 'now' } } };
  for (const { visitor } of persons) await visitor.expect(200, '/api/me/notices', { method: 'PATCH', json });
});

beforeEach(async () => {
  people = await sitDownToTwo(persons);
  await cloud.settleAll();
  for (const { taken } of [pushes, hooks]) taken.length = 0;
  return () => {
    for (const name of ['mail', 'push', 'webhook', 'clock']) cloud.wire(name).faults.clear();
    for (const host of [pushes, hooks]) [host.answers.length, host.usual] = [0, { status: 201 }];
    [cloud.queues.areDoubled, cloud.bridge.areDoubled] = [false, false];
  };
});

afterAll(() => endClean(cloud));

async function hook(address: string): Promise<void> {
  await persons[1].visitor.expect(200, '/api/me/webhook', { method: 'PUT', json: { address } });
}

/** It is the second player's turn, whom a webhook tells. */
const secondsTurn = (): Promise<void> => move(people);

/** It is the first player's turn, whom their browser tells: the second one has played theirs, which has two actions. */
async function firstsTurn(): Promise<void> {
  await secondsTurn();
  await cloud.settleAll();
  await move(people);
  await move(people);
}

function shown(): readonly Payload[] {
  return pushes.taken.map((posted) => browser.read(posted));
}

/** Where the notices lead that came to the webhook. */
function hooked(): readonly unknown[] {
  return hooks.taken.map(({ body }) => JSON.parse(body.toString()).embeds[0].url);
}

describe('a turn', () => {
  test('is told to a browser, which alone can read it, and where else the turns of its game are replaced', async () => {
    await firstsTurn();
    await cloud.settleAll();
    expect(shown()).toMatchObject([{ path: expect.stringContaining(people.id), tag: people.id, waiting: expect.any(Number) }]);
    const [{ headers, body } = { headers: {}, body: '' }] = pushes.taken;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: expect.any(String), ttl: expect.any(String) });
    const { push } = await noticesOf(persons[0].visitor);
    expect(headers.authorization).toContain(`k=${push.key}`);
    // One that is kept may have died while the function was frozen.
    expect(headers.connection).toBe('close');
    expect(body.toString('latin1')).not.toContain(people.id);
  });

  test('is told to a webhook, and mentions nobody', async () => {
    await secondsTurn();
    await cloud.settleAll();
    expect(hooked()).toEqual([expect.stringMatching(new RegExp(`^https://casebook.example/.*${people.id}`))]);
    expect(JSON.parse(hooks.taken[0]?.body.toString() ?? '')).toMatchObject({ allowed_mentions: { parse: [] } });
    expect(pushes.taken).toEqual([]);
  });

  test('is told once by each, though its messages and its events come twice', async () => {
    [cloud.queues.areDoubled, cloud.bridge.areDoubled] = [true, true];
    await firstsTurn();
    await cloud.settleAll();
    expect([hooked().length, shown().length]).toEqual([1, 1]);
  });
});

describe('the push function', () => {
  const push = () => cloud.function('push');

  test('killed between sending and marking: it comes once more, in the place of the first', async () => {
    await firstsTurn();
    pushes.answers.push({ status: 201, after: () => push().kill() });
    await cloud.settleAll();
    const [first, ...more] = shown();
    expect(first?.tag).toBe(people.id);
    expect(more).toEqual([first]);
    expect(pushes.taken[1]?.headers.topic).toBe(pushes.taken[0]?.headers.topic);
  });

  test.each<[string, operation: string, faults: readonly Fault[]]>([
    ['killed before it has claimed', 'UpdateItem', [killedBefore(push)]],
    ['with its reads throttled', 'BatchGetItem', Array(6).fill('throttled')],
    ['with its claim lost', 'UpdateItem', Array(3).fill('lost')],
    ['with its mark throttled', 'UpdateItem', [async () => {}, 'throttled', 'throttled']],
    ['with its mark unanswered', 'UpdateItem', [async () => {}, 'unanswered']],
  ])('%s: it comes, once', async (_, operation, faults) => {
    await firstsTurn();
    cloud.wire('push').faults.set(operation, [...faults]);
    await cloud.settleAll();
    expect(shown()).toHaveLength(1);
  });

  test('puts off what the push service does not take, and the clock brings it again', async () => {
    await firstsTurn();
    pushes.answers.push({ status: 429, headers: { 'Retry-After': '1800' } }, { status: 503 });
    await cloud.settleAll();
    await later(cloud, 10 * MINUTE);
    expect(pushes.taken).toHaveLength(1);
    await later(cloud, 21 * MINUTE);
    expect(pushes.taken).toHaveLength(2);
    await later(cloud, HOUR);
    await later(cloud, 24 * HOUR);
    expect(pushes.taken).toHaveLength(3);
    const [first, ...others] = shown();
    expect(others.map(({ path }) => path)).toEqual([first?.path, first?.path]);
  });

  test('forgets a browser that is not there any more', async () => {
    await firstsTurn();
    pushes.answers.push({ status: 410 });
    await cloud.settleAll();
    const { push: left } = await noticesOf(persons[0].visitor);
    expect([left.devices, left.here]).toEqual([0, undefined]);
    browser = await subscribe(persons[0].visitor, 'fcm.googleapis.com');
  });
});

describe('a channel that says nothing', () => {
  const silence = async (): Promise<number> => {
    await wake(cloud);
    const counted = cloud.function('clock').lines.map((line) => JSON.parse(line).Silent as number | undefined);
    return counted.findLast((seconds) => seconds !== undefined) ?? Number.NaN;
  };

  test('is counted from what it owes, and no more when it takes something', async () => {
    await firstsTurn();
    await cloud.settleAll();
    expect(await silence()).toBe(0);
    pushes.usual = { status: 503 };
    people = await sitDownToTwo(persons);
    await firstsTurn();
    await cloud.settleAll();
    // Who hands over has written that it is owed a moment ago, and does not hear that it was taken: so it is written with another try.
    await later(cloud, 11 * MINUTE);
    await later(cloud, HOUR + MINUTE);
    expect(await silence()).toBeGreaterThanOrEqual(3_600);
    pushes.usual = { status: 201 };
    await later(cloud, 2 * HOUR);
    expect(await silence()).toBe(0);
  });
});

describe('the webhook function', () => {
  const webhook = () => cloud.function('webhook');

  test('killed between sending and marking: it comes once more', async () => {
    await secondsTurn();
    hooks.answers.push({ status: 204, after: () => webhook().kill() });
    await cloud.settleAll();
    const [first, ...more] = hooked();
    expect(first).toContain(people.id);
    expect(more).toEqual([first]);
  });

  test.each<[string, operation: string, faults: readonly Fault[]]>([
    ['killed before it has claimed', 'UpdateItem', [killedBefore(webhook)]],
    ['with its reads throttled', 'BatchGetItem', Array(6).fill('throttled')],
    ['with its mark throttled', 'UpdateItem', [async () => {}, 'throttled', 'throttled']],
  ])('%s: it comes, once', async (_, operation, faults) => {
    await secondsTurn();
    cloud.wire('webhook').faults.set(operation, [...faults]);
    await cloud.settleAll();
    expect(hooked()).toHaveLength(1);
  });

  test.each(['inside.example', 'both.example'])('does not speak to %s, which has an address within', async (name) => {
    await hook(`https://${name}/casebook`);
    await secondsTurn();
    await cloud.settleAll();
    await later(cloud, 2 * MINUTE);
    expect(webhook().events.length).toBeGreaterThan(0);
    expect(cloud.internet.host(name).taken).toEqual([]);
    await hook(WEBHOOK);
  });

  test('switches off what is not there any more, which its owner is told by mail', async () => {
    await secondsTurn();
    hooks.answers.push({ status: 404 });
    const before = mailsTo(cloud, persons[1].address).length;
    await cloud.settleAll();
    expect(await noticesOf(persons[1].visitor)).toMatchObject({ webhook: { host: 'hooks.example', off: { why: 'gone' } } });
    expect(
      mailsTo(cloud, persons[1].address)
        .slice(before)
        .map(({ mail }) => mail.text),
    ).toContainEqual(expect.stringContaining('hooks.example'));
    await hook(WEBHOOK);
  });
});

test.each<[channel: Channel, seat: 0 | 1, taken: object]>([
  ['mail', 0, { outcome: 'sent' }],
  ['push', 0, { outcome: 'sent', status: 201 }],
  ['webhook', 1, { outcome: 'sent', status: 201 }],
])('a trial of %s is sent once, and its player is told what became of it', async (channel, seat, taken) => {
  const { visitor, address } = persons[seat];
  const before = mailsTo(cloud, address).length;
  [cloud.queues.areDoubled, cloud.bridge.areDoubled] = [true, true];
  const { asked } = await visitor.expect<{ asked: number }>(202, '/api/me/trials', { method: 'POST', json: { channel } });
  expect((await noticesOf(visitor)).trials).toMatchObject({ [channel]: { asked } });
  await cloud.settleAll();
  expect((await noticesOf(visitor)).trials[channel]).toEqual({ asked, ...taken });
  const counted = { mail: mailsTo(cloud, address).length - before, push: pushes.taken.length, webhook: hooks.taken.length };
  expect(counted).toEqual({ mail: 0, push: 0, webhook: 0, [channel]: 1 });
});

test.each(['push', 'webhook'])(
  'an event that nobody understands becomes a dead call of %s, and its function can be given it again',
  async (name) => {
    const detail = { kind: 'turn', game: people.id };
    cloud.bridge.put(name, detail);
    await cloud.settleAll();
    const dead = [...cloud.queues.held].flatMap(([queue, held]) => (queue.includes('DeadCalls') ? held : []));
    const event = JSON.parse(dead.at(-1)?.body ?? '{}');
    expect(event).toMatchObject({ 'detail-type': name, source: 'Casebook', detail });
    expect(cloud.function(name).events.filter((one) => (one as { id: string }).id === event.id)).toHaveLength(3);
    await cloud.function(name).invoke({ ...event, detail: { ...detail, version: 1, to: 'nobody', channel: name } });
  },
);

test('a letter says where mails of its kind are switched off, without a word of it in any log', async () => {
  await secondsTurn();
  await cloud.settleAll();
  const [, { address }] = persons;
  const header = /^List-Unsubscribe: *<([^>]+)>/im.exec(
    mailsTo(cloud, address)
      .at(-1)
      ?.bytes.replaceAll(/\r\n[ \t]+/g, ' ') ?? '',
  );
  const { pathname, search } = new URL(header?.[1] ?? '');
  expect(search).toContain('token=');
  const stopped = await fetch(`${cloud.front}${pathname}${search}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(stopped.status).toBe(204);
  expect((await noticesOf(persons[1].visitor)).ways.turn.mail).toBe('off');
  await persons[1].visitor.expect(200, '/api/me/notices', { method: 'PATCH', json: { ways: { turn: { mail: 'now' } } } });
});
