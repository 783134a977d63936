/** How players are told what they do not see: what they set, and what they are shown of it. docs/notices.md */

import type { Notices, NoticesRequest } from '@shared/api/notices';
import { CHANNELS } from '@shared/notices/channels';
import { KINDS } from '@shared/notices/kinds';
import { DEFAULTS } from '@shared/notices/ways';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountFrom } from '../../functions/store/account';
import { readDevices } from '../../functions/store/device';
import { digestAt } from '../../functions/store/digest';
import { assign } from '../../functions/store/dynamo/expression';
import { accountKey, deviceKey, digestKey } from '../../functions/store/keys';
import { changeAccount } from '../support/account';
import { oneMove } from '../support/one-move';
import { PUSH_KEY, type Server, startServer } from '../support/server';
import { signInBeside } from '../support/sign-in';
import { Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove] });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const PATH = '/api/me/notices';
const WEBHOOK = 'https://hooks.example.org/api/webhooks/1/a-secret-of-mine';

interface Person {
  readonly visitor: Visitor;
  readonly id: string;
}

async function ann(): Promise<Person> {
  const visitor = somebody.another();
  const { id } = await visitor.enter('Ann');
  return { visitor, id };
}

function noticesOf(visitor: Visitor): Promise<Notices> {
  return visitor.expect(200, PATH);
}

function change(visitor: Visitor, json: NoticesRequest): Promise<Notices> {
  return visitor.expect(200, PATH, { method: 'PATCH', json });
}

async function stored({ id }: Person): Promise<unknown> {
  const [item] = await server.world.db.get(accountKey(id));
  return accountFrom(item)?.notices;
}

/** The browser of a session takes notices, or none any more. */
async function takes(player: string, device: string, push: object | undefined): Promise<void> {
  await server.world.db.update(deviceKey(player, device), assign({ push }), { text: 'attribute_exists(pk)' });
}

test('nobody has to set anything', async () => {
  const { visitor, id } = await ann();
  expect(await noticesOf(visitor)).toEqual({
    ways: DEFAULTS,
    hour: 8,
    push: { key: PUSH_KEY, devices: 0 },
    trials: {},
  });
  expect(await stored({ visitor, id })).toBeUndefined();
});

test('what is named changes, and nothing else, until it is named again', async () => {
  const { visitor } = await ann();
  expect((await change(visitor, { ways: { turn: { mail: 'digest' } } })).ways).toEqual({
    ...DEFAULTS,
    turn: { ...DEFAULTS.turn, mail: 'digest' },
  });
  await change(visitor, { ways: { turn: { push: 'off' }, message: { webhook: 'now' } } });
  const changed = await change(visitor, { ways: { turn: { mail: 'now' } } });
  expect(changed.ways).toEqual({
    ...DEFAULTS,
    turn: { ...DEFAULTS.turn, mail: 'now', push: 'off' },
    message: { ...DEFAULTS.message, webhook: 'now' },
  });
  expect(await noticesOf(visitor)).toEqual(changed);
});

test('every kind has every way by every channel', async () => {
  const { visitor } = await ann();
  for (const way of ['off', 'digest', 'smart', 'now'] as const) {
    const all = Object.fromEntries(CHANNELS.map((channel) => [channel, way]));
    const ways = Object.fromEntries(KINDS.map((kind) => [kind, all]));
    expect((await change(visitor, { ways })).ways).toEqual(ways);
  }
});

test('what was set stays as it is when defaults change, though it be the same', async () => {
  const person = await ann();
  await change(person.visitor, { ways: { turn: { mail: DEFAULTS.turn.mail } } });
  expect(await stored(person)).toEqual({ ways: { turn: { mail: 'smart' } } });
});

test('quiet hours and the hour of the digest are set, changed and taken back one by one', async () => {
  const { visitor } = await ann();
  expect(await change(visitor, { quiet: { from: 22, until: 7 } })).toMatchObject({ quiet: { from: 22, until: 7 }, hour: 8 });
  expect(await change(visitor, { hour: 0 })).toMatchObject({ quiet: { from: 22, until: 7 }, hour: 0 });
  expect(await change(visitor, { quiet: { from: 0, until: 23 }, hour: 23 })).toMatchObject({
    quiet: { from: 0, until: 23 },
    hour: 23,
  });
  const { quiet, hour, ways } = await change(visitor, { quiet: 'none', ways: { over: { mail: 'off' } } });
  expect([quiet, hour, ways.over.mail]).toEqual([undefined, 23, 'off']);
});

test('changes at once lose none of one another', async () => {
  const { visitor } = await ann();
  await Promise.all([
    ...KINDS.map((kind) => change(visitor, { ways: { [kind]: { mail: 'off' } } })),
    change(visitor, { quiet: { from: 1, until: 2 } }),
    change(visitor, { hour: 17 }),
  ]);
  const { ways, quiet, hour } = await noticesOf(visitor);
  expect(KINDS.filter((kind) => ways[kind].mail !== 'off')).toEqual([]);
  expect({ quiet, hour }).toEqual({ quiet: { from: 1, until: 2 }, hour: 17 });
});

test('the digest comes at the hour of the player’s choice where they live, once they have chosen any', async () => {
  const { visitor, id } = await ann();
  const comesAt = async (): Promise<string | undefined> => {
    const at = digestAt((await server.world.db.get(digestKey(id)))[0]);
    return at === undefined ? undefined : new Date(at).toISOString().slice(11, 16);
  };
  await change(visitor, { hour: 7, ways: { turn: { mail: 'now' } } });
  expect(await comesAt()).toBeUndefined();
  await change(visitor, { ways: { turn: { push: 'digest' } } });
  expect(await comesAt()).toBe('07:00');
  await change(visitor, { hour: 9 });
  expect(await comesAt()).toBe('09:00');
  await visitor.change({ timeZone: 'Asia/Kolkata' });
  expect(await comesAt()).toBe('03:30');
  await visitor.change({ name: 'Anna' });
  await change(visitor, { quiet: { from: 3, until: 10 } });
  expect(await comesAt()).toBe('03:30');
  await change(visitor, { ways: { turn: { push: 'off' } } });
  expect(await comesAt()).toBeUndefined();
});

test('a change of nothing, or to what is set already, writes nothing', async () => {
  const { visitor } = await ann();
  await change(visitor, { ways: { turn: { mail: 'off' } }, quiet: { from: 1, until: 2 }, hour: 3 });
  server.metered.length = 0;
  await change(visitor, {});
  await change(visitor, { hour: 3, quiet: { until: 2, from: 1 }, ways: { turn: { mail: 'off' } } });
  expect(server.metered.map(({ request }) => request)).not.toContain('TransactWrite');
});

test('who wanted no mail of games before there was a choice gets none of a kind until they set it', async () => {
  const { visitor, id } = await ann();
  await changeAccount(server, id, { turnMail: false });
  const { ways } = await noticesOf(visitor);
  for (const kind of KINDS) expect(ways[kind]).toEqual({ ...DEFAULTS[kind], mail: 'off' });
  const { ways: after } = await change(visitor, { ways: { turn: { mail: 'smart', push: 'off' }, over: { push: 'now' } } });
  expect(KINDS.filter((kind) => after[kind].mail !== 'off')).toEqual(['turn']);
  expect([after.turn, after.over.push]).toEqual([{ ...DEFAULTS.turn, push: 'off' }, 'now']);
});

test('of a webhook its owner is shown the host and the end, and that it is off', async () => {
  const { visitor, id } = await ann();
  await changeAccount(server, id, { webhook: { address: WEBHOOK, since: 1_000, failing: { since: 2_000, times: 3 } } });
  expect((await noticesOf(visitor)).webhook).toEqual({ host: 'hooks.example.org', end: 'mine', since: 1_000 });
  const off = { why: 'failing', since: 3_000 } as const;
  await changeAccount(server, id, { webhook: { address: WEBHOOK, since: 1_000, off } });
  expect((await noticesOf(visitor)).webhook).toEqual({ host: 'hooks.example.org', end: 'mine', since: 1_000, off });
  expect(visitor.received.join()).not.toContain('a-secret');
});

test('browsers are counted in which notices are shown, and only the mark of this one is told', async () => {
  const { visitor, id } = await ann();
  const phone = somebody.another();
  await signInBeside(phone, visitor);
  const [one, other] = await readDevices(server.world.db, id, server.clock.now);
  const push = { id: 'p', endpoint: 'https://push.example/secret-place', p256dh: 'secret-key', auth: 'secret-auth', since: 1 };
  await takes(id, one?.id ?? '', push);
  const shown = [(await noticesOf(visitor)).push, (await noticesOf(phone)).push];
  expect(shown.map(({ devices }) => devices)).toEqual([1, 1]);
  expect(shown.filter(({ here }) => here !== undefined)).toHaveLength(1);
  await takes(id, other?.id ?? '', { ...push, endpoint: 'https://push.example/another-place' });
  expect((await noticesOf(visitor)).push.devices).toBe(2);
  await takes(id, one?.id ?? '', undefined);
  await takes(id, other?.id ?? '', undefined);
  expect((await noticesOf(phone)).push).toEqual({ key: PUSH_KEY, devices: 0 });
  for (const { received } of [visitor, phone]) expect(received.join()).not.toMatch(/secret-(key|auth|place)/);
});

test('nobody is shown or changes what is another’s, or without a session', async () => {
  const [one, other] = [await ann(), await ann()];
  await change(one.visitor, { hour: 5, ways: { turn: { mail: 'off' } } });
  expect(await noticesOf(other.visitor)).toMatchObject({ hour: 8, ways: DEFAULTS });
  for (const method of ['GET', 'PATCH']) {
    expect(await somebody.another().refused(PATH, { method })).toMatchObject({ status: 401, code: 'not_signed_in' });
  }
  await changeAccount(server, one.id, { banned: 1 });
  for (const method of ['GET', 'PATCH']) expect(await one.visitor.refused(PATH, { method })).toMatchObject({ status: 401 });
});

const ODD: readonly unknown[] = [
  { ways: [] },
  { ways: null },
  { ways: 'off' },
  { ways: { turn: 'off' } },
  { ways: { turn: null } },
  { ways: { turn: { mail: 'never' } } },
  { ways: { turn: { mail: null } } },
  { ways: { turn: { mail: ['off'] } } },
  { ways: { turn: { pigeon: 'now' } } },
  { ways: { turn: { constructor: 'now' } } },
  { ways: { Turn: { mail: 'off' } } },
  { ways: { digest: { mail: 'off' } } },
  { ways: { constructor: { mail: 'off' } } },
  { ways: { toString: { mail: 'off' } } },
  { ways: { hasOwnProperty: {} } },
  { ways: Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [`kind${at}`, { mail: 'off' }])) },
  { quiet: { from: 22 } },
  { quiet: { from: 22, until: 22 } },
  { quiet: { from: 22, until: 24 } },
  { quiet: { from: -1, until: 7 } },
  { quiet: { from: 22.5, until: 7 } },
  { quiet: { from: '22', until: 7 } },
  { quiet: { from: 22, until: 7, zone: 'UTC' } },
  { quiet: 'None' },
  { quiet: null },
  { hour: 24 },
  { hour: -1 },
  { hour: 8.5 },
  { hour: '8' },
  { hour: null },
  { hour: 1e300 },
  { push: { key: 'mine' } },
  { webhook: { host: 'evil.example' } },
  { trials: {} },
  { stopToken: 'mine' },
  { turnMail: true },
];

test.each(ODD.map((json) => [JSON.stringify(json).slice(0, 60), json]))('%s is refused, and nothing changes', async (_, json) => {
  const person = await ann();
  expect(await person.visitor.refused(PATH, { method: 'PATCH', json })).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await stored(person)).toBeUndefined();
});

test.each(['{"ways":{"__proto__":{"mail":"off"}}}', '{"ways":{"turn":{"__proto__":"off"}}}', '{"__proto__":{"hour":3}}'])(
  'a prototype is refused, wherever it stands: %s',
  async (body) => {
    const person = await ann();
    const asking = { method: 'PATCH', body, headers: { 'Content-Type': 'application/json' } };
    expect(await person.visitor.refused(PATH, asking)).toMatchObject({ status: 400, code: 'bad_json' });
    expect(await stored(person)).toBeUndefined();
    expect(Object.keys(DEFAULTS)).toEqual(KINDS);
  },
);

test('another site’s page changes nothing', async () => {
  const person = await ann();
  const headers = { Origin: 'https://evil.example' };
  expect(await person.visitor.refused(PATH, { method: 'PATCH', json: { hour: 3 }, headers })).toMatchObject({ status: 403 });
  expect(await stored(person)).toBeUndefined();
});
