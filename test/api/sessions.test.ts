/** The browsers in which a player is signed in. */

import type { SessionInfo, Sessions } from '@shared/api/people';
import type { DeviceCodeAnswer } from '@shared/api/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ban, unban } from '../../functions/play/operator/ban';
import { deviceKey } from '../../functions/store/keys';
import { startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { signIn, signInBeside, signingIn } from '../support/sign-in';
import { Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({
    registry: [oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  wire.stop();
});

const DAY = 24 * 60 * 60 * 1000;

async function sessionsOf(visitor: Visitor): Promise<SessionInfo[]> {
  return (await visitor.expect<Sessions>(200, '/api/me/sessions')).sessions;
}

function enterAs(visitor: Visitor, agent: string): Promise<unknown> {
  return visitor.expect(201, '/api/session/guest', { method: 'POST', json: {}, headers: { 'User-Agent': agent } });
}

test('a guest sees their browser, and each that came in by a code', async () => {
  const [first, second] = [somebody.another(), somebody.another()];
  await enterAs(first, 'Browser/1.0 (One)');
  await signInBeside(second, first);
  const seen = await sessionsOf(first);
  expect(seen).toHaveLength(2);
  expect(seen.map(({ here }) => here)).toEqual([false, true]);
  expect(seen[1]).toMatchObject({ agent: 'Browser/1.0 (One)', created: expect.any(Number) });
  expect((await sessionsOf(second)).map(({ here }) => here)).toEqual([true, false]);
});

test('what a browser says of itself is cut, and holds nothing that cannot be seen', async () => {
  const visitor = somebody.another();
  await enterAs(visitor, `A\u00a0b\u00ad\t${'x'.repeat(500)}`);
  const [session] = await sessionsOf(visitor);
  expect(session?.agent).toHaveLength(200);
  expect(session?.agent).toMatch(/^A\u00a0bx+$/);
});

test('when a browser was last used is noted once a day', async () => {
  const [visitor, other] = [somebody.another(), somebody.another()];
  await visitor.enter();
  await signInBeside(other, visitor);
  const created = (await sessionsOf(visitor)).map(({ seen }) => seen);
  server.clock.now += DAY / 2;
  await visitor.me();
  expect((await sessionsOf(visitor)).map(({ seen }) => seen)).toEqual(created);
  server.clock.now += DAY / 2;
  await visitor.me();
  const after = await sessionsOf(visitor);
  expect(after.map(({ here }) => here)).toEqual([true, false]);
  expect((after[0]?.seen ?? 0) - (after[1]?.seen ?? 0)).toBeGreaterThanOrEqual(DAY);
  server.metered.length = 0;
  await visitor.me();
  expect(server.metered.map(({ request }) => request)).toEqual(['BatchGet', 'BatchGet']);
});

test('a session that is ended elsewhere is nobody’s, and the others stay', async () => {
  const [ann, phone, tablet] = [somebody.another(), somebody.another(), somebody.another()];
  await ann.enter('Ann');
  await signInBeside(phone, ann);
  await signInBeside(tablet, ann);
  const [here] = (await sessionsOf(phone)).filter((session) => session.here);
  await ann.expect(204, `/api/me/sessions/${here?.id}`, { method: 'DELETE' });
  await ann.expect(204, `/api/me/sessions/${here?.id}`, { method: 'DELETE' });
  expect(await phone.refused('/api/me')).toMatchObject({ status: 401 });
  expect((await tablet.me()).name).toBe('Ann');
  expect(await sessionsOf(ann)).toHaveLength(2);
});

test('nobody ends another player’s session', async () => {
  const [ann, bob] = [somebody.another(), somebody.another()];
  await ann.enter('Ann');
  await bob.enter('Bob');
  const [session] = await sessionsOf(ann);
  await bob.expect(204, `/api/me/sessions/${session?.id}`, { method: 'DELETE' });
  expect((await ann.me()).name).toBe('Ann');
  expect(await bob.refused('/api/me/sessions/x', { method: 'DELETE' })).toMatchObject({ status: 404 });
  const evil = { method: 'DELETE', headers: { Origin: 'https://evil.example' } };
  for (const path of ['/api/me/sessions', `/api/me/sessions/${session?.id}`, '/api/me', '/api/me/address']) {
    expect(await ann.refused(path, evil)).toMatchObject({ code: 'forbidden_origin' });
  }
});

test('who ends their own session is signed out here', async () => {
  const visitor = somebody.another();
  await visitor.enter();
  const [session] = await sessionsOf(visitor);
  const answered = await visitor.ask(`/api/me/sessions/${session?.id}`, { method: 'DELETE' });
  expect(answered.status).toBe(204);
  expect(visitor.cookie).toBeUndefined();
});

test('signing out takes the browser off the list', async () => {
  const [ann, phone] = [somebody.another(), somebody.another()];
  const { id } = await ann.enter('Ann');
  await signInBeside(phone, ann);
  const [here] = (await sessionsOf(phone)).filter((session) => session.here);
  await phone.expect(204, '/api/session', { method: 'DELETE' });
  expect(await sessionsOf(ann)).toHaveLength(1);
  expect(await server.world.db.get(deviceKey(id, here?.id ?? ''))).toEqual([undefined]);
});

test('signing out everywhere ends every session, however many there are, and no one else’s', async () => {
  const ann = somebody.another();
  await signIn(server, ann, 'everywhere@example.org');
  const others = Array.from({ length: 45 }, () => somebody.another());
  for (const other of others) await signInBeside(other, ann);
  const bob = somebody.another();
  await bob.enter('Bob');
  const old = ann.cookie;
  await ann.expect(204, '/api/me/sessions', { method: 'DELETE' });
  expect(ann.cookie).toBeUndefined();
  ann.cookie = old;
  for (const visitor of [ann, ...others]) expect(await visitor.refused('/api/me')).toMatchObject({ status: 401 });
  expect((await bob.me()).name).toBe('Bob');
  expect(await signIn(server, ann, 'everywhere@example.org')).toMatchObject({ fresh: false });
  expect(await sessionsOf(ann)).toHaveLength(1);
});

test('a session that has run out is not on the list', async () => {
  const [ann, phone] = [somebody.another(), somebody.another()];
  await ann.enter('Ann');
  server.clock.now += 399 * DAY;
  await signInBeside(phone, ann);
  server.clock.now += 2 * DAY;
  expect((await sessionsOf(phone)).map(({ here }) => here)).toEqual([true]);
});

async function codeOf(visitor: Visitor): Promise<string> {
  return (await visitor.expect<DeviceCodeAnswer>(201, '/api/session/device', { method: 'POST' })).code;
}

test.each<[name: string, end: (ann: Visitor, phone: Visitor) => Promise<unknown>]>([
  ['signs out', (_, phone) => phone.expect(204, '/api/session', { method: 'DELETE' })],
  ['is signed out everywhere', (ann) => ann.expect(204, '/api/me/sessions', { method: 'DELETE' })],
  [
    'is signed out elsewhere',
    async (ann) => {
      const other = (await sessionsOf(ann)).find(({ here }) => !here);
      await ann.expect(204, `/api/me/sessions/${other?.id}`, { method: 'DELETE' });
    },
  ],
  [
    'is signed out by a ban, though it is taken back',
    async (ann) => {
      const { id } = await ann.me();
      const ground = { by: 'olga', why: 'for a test' };
      await ban(server.world, id, ground);
      await unban(server.world, id, ground);
    },
  ],
])('a code that a browser has shown is good no more when it %s', async (_, end) => {
  const [ann, phone, thief] = [somebody.another(), somebody.another(), somebody.another()];
  await ann.enter('Ann');
  await signInBeside(phone, ann);
  const code = await codeOf(phone);
  await end(ann, phone);
  expect(await thief.refused('/api/session', signingIn({ device: code }))).toMatchObject({ status: 422, code: 'wrong_code' });
});

test('a code that is spent while its browser is signed out signs nobody in', async () => {
  const [ann, thief] = [somebody.another(), somebody.another()];
  await ann.enter('Ann');
  const code = await codeOf(ann);
  wire.faults.set('TransactWriteItems', [
    async () => {
      await ann.expect(204, '/api/session', { method: 'DELETE' });
    },
  ]);
  expect(await thief.refused('/api/session', signingIn({ device: code }))).toMatchObject({ code: 'wrong_code' });
  expect(thief.cookie).toBeUndefined();
});

test('a browser may come in by its own code', async () => {
  const ann = somebody.another();
  const { id } = await ann.enter('Ann');
  expect(await ann.expect(200, '/api/session', signingIn({ device: await codeOf(ann) }))).toMatchObject({ id });
  expect(await sessionsOf(ann)).toHaveLength(1);
});

test('who goes for good in the moment of asking for a code is signed in no more', async () => {
  const ann = somebody.another();
  await ann.enter('Ann');
  const tab = somebody.another();
  tab.cookie = ann.cookie;
  wire.faults.set('TransactWriteItems', [
    async () => {
      await ann.expect(204, '/api/me', { method: 'DELETE' });
    },
  ]);
  expect(await tab.refused('/api/session/device', { method: 'POST' })).toMatchObject({ status: 401, code: 'not_signed_in' });
});
