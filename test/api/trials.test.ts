/** Whether a channel works: what is asked for, and what is told of it. docs/notices.md */

import type { Notices } from '@shared/api/notices';
import type { Channel } from '@shared/notices/channels';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '../../functions/play/limits';
import { readDevices } from '../../functions/store/device';
import { assign } from '../../functions/store/dynamo/expression';
import { accountKey, deviceKey, TELLS, tellKey } from '../../functions/store/keys';
import { changeAccount } from '../support/account';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { type Answered, type Asking, Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  const guestsFromClient = { times: 1_000, seconds: 3_600 };
  server = await startServer({ registry: [oneMove], limits: { ...LIMITS, guestsFromClient } });
  somebody = await Visitor.at(server.address);
});

beforeEach(() => {
  server.clock.now = (Math.floor(server.clock.now / DAY) + 1) * DAY;
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const DAY = 24 * 60 * 60 * 1000;
const PATH = '/api/me/trials';
const THERE = { text: 'attribute_exists(pk)' };

interface Person {
  readonly visitor: Visitor;
  readonly id: string;
}

/** Whom every channel reaches. */
async function ann(): Promise<Person> {
  const person = await guest();
  const { id } = person;
  const webhook = { address: 'https://hooks.example.org/secret', since: 1 };
  await changeAccount(server, id, { guest: false, email: `${id.toLowerCase()}@example.org`, push: 1, webhook });
  const [device] = await readDevices(server.world.db, id, server.clock.now);
  const push = { id: 'p', endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a', since: 1 };
  await server.world.db.update(deviceKey(id, device?.id ?? ''), assign({ push }), THERE);
  return person;
}

async function guest(): Promise<Person> {
  const visitor = somebody.another();
  const { id } = await visitor.enter('Ann');
  return { visitor, id };
}

function trial(channel: unknown): Asking {
  return { method: 'POST', json: { channel } };
}

async function ask({ visitor }: Person, channel: Channel): Promise<number> {
  return (await visitor.expect<{ asked: number }>(202, PATH, trial(channel))).asked;
}

async function shownTo({ visitor }: Person): Promise<Notices['trials']> {
  return (await visitor.expect<Notices>(200, '/api/me/notices')).trials;
}

/** What was asked for, as the worker finds it. */
async function askedOf({ id }: Person): Promise<unknown[]> {
  const items = await server.world.db.query({ partition: accountKey(id).pk, from: TELLS, to: `${TELLS}~` });
  return items.map(({ kind, player, by, asked }) => ({ kind, player, by, asked }));
}

async function settle({ id }: Person, by: Channel, asked: number, outcome: object): Promise<void> {
  await server.world.db.update(tellKey(id, `trial-${by}-${asked}`), assign({ ...outcome }), THERE);
}

test('a trial is asked for by each channel, and is shown under way and when it is over', async () => {
  const person = await ann();
  const asked = { mail: 0, push: 0, webhook: 0 };
  for (const channel of ['mail', 'push', 'webhook'] as const) asked[channel] = await ask(person, channel);
  expect(await askedOf(person)).toEqual(
    (['mail', 'push', 'webhook'] as const).map((by) => ({ kind: 'trial', player: person.id, by, asked: asked[by] })),
  );
  expect(await shownTo(person)).toEqual({
    mail: { asked: asked.mail },
    push: { asked: asked.push },
    webhook: { asked: asked.webhook },
  });
  await settle(person, 'mail', asked.mail, { outcome: 'sent' });
  await settle(person, 'webhook', asked.webhook, { outcome: 'gone', status: 404 });
  expect(await shownTo(person)).toEqual({
    mail: { asked: asked.mail, outcome: 'sent' },
    push: { asked: asked.push },
    webhook: { asked: asked.webhook, outcome: 'gone', status: 404 },
  });
});

test.each(['mail', 'push', 'webhook'] as const)('where there is nothing to send to, none is: a guest’s %s', async (channel) => {
  const person = await guest();
  expect(await person.visitor.refused(PATH, trial(channel))).toMatchObject({ status: 409, code: 'no_channel' });
  expect(await askedOf(person)).toEqual([]);
});

test('a webhook that is off has no trial, nor has anybody who is not signed in or whose account is closed', async () => {
  const person = await ann();
  const off = { why: 'gone', since: 2 } as const;
  await changeAccount(server, person.id, { webhook: { address: 'https://hooks.example.org/secret', since: 1, off } });
  expect(await person.visitor.refused(PATH, trial('webhook'))).toMatchObject({ code: 'no_channel' });
  expect(await somebody.another().refused(PATH, trial('mail'))).toMatchObject({ status: 401 });
  await changeAccount(server, person.id, { banned: 1 });
  expect(await person.visitor.refused(PATH, trial('mail'))).toMatchObject({ status: 401 });
  expect(await askedOf(person)).toEqual([]);
});

test('while one is under way it is that one that is asked for, and ten seconds later another', async () => {
  const person = await ann();
  server.clock.now += 8_000;
  const first = await ask(person, 'mail');
  server.clock.now += 4_000;
  expect(await ask(person, 'mail')).toBe(first);
  expect(await ask(person, 'push')).toBeGreaterThan(first);
  server.clock.now += 8_000;
  const second = await ask(person, 'mail');
  expect(second).toBeGreaterThan(first);
  await settle(person, 'mail', first, { outcome: 'sent' });
  expect(await shownTo(person)).toMatchObject({ mail: { asked: second } });
});

test('of many that are asked for at once there is one', async () => {
  const person = await ann();
  const answers: Answered[] = await Promise.all(Array.from({ length: 12 }, () => person.visitor.ask(PATH, trial('push'))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 429]));
  expect(await askedOf(person)).toHaveLength(1);
  const asked = answers.filter(({ status }) => status === 202).map(({ body }) => (body as { asked: number }).asked);
  expect(new Set(asked).size).toBe(1);
});

test('there are twenty a day, of all channels together; then 429 says when there are more', async () => {
  const person = await ann();
  for (let times = 0; times < 20; times++) {
    await ask(person, times % 2 === 0 ? 'mail' : 'webhook');
    server.clock.now += 20_000;
  }
  const refused = await person.visitor.ask(PATH, trial('mail'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many', after: expect.any(Number) } });
  expect(await askedOf(person)).toHaveLength(20);
  await ask(await ann(), 'mail');
  server.clock.now += Number(refused.headers.get('Retry-After')) * 1000;
  await ask(person, 'mail');
});

test('a trial is shown for a day, and to nobody else', async () => {
  const [person, other] = [await ann(), await ann()];
  const asked = await ask(person, 'mail');
  expect(await shownTo(other)).toEqual({});
  server.clock.now = asked + DAY - 60_000;
  expect(await shownTo(person)).toEqual({ mail: { asked } });
  server.clock.now = asked + DAY;
  expect(await shownTo(person)).toEqual({});
});

test.each<[string, unknown]>([
  ['nothing', {}],
  ['no channel', { channel: null }],
  ['an unknown channel', { channel: 'pigeon' }],
  ['a prototype’s name', { channel: 'constructor' }],
  ['capitals', { channel: 'Mail' }],
  ['several', { channel: ['mail', 'push'] }],
  ['an address', { channel: 'mail', address: 'evil@example.org' }],
  ['another player', { channel: 'mail', player: 'A'.repeat(22) }],
  ['a huge one', { channel: 'm'.repeat(60_000) }],
])('a trial of %s is refused', async (_, json) => {
  const person = await ann();
  expect(await person.visitor.refused(PATH, { method: 'POST', json })).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await askedOf(person)).toEqual([]);
});
