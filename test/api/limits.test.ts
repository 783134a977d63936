/** How often things may be done, counted in the table. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allow, LIMITS, type Limits } from '../../functions/play/limits';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { type Asking, Visitor } from '../support/visitor';

const TINY: Limits = {
  ...LIMITS,
  messagesOfPlayer: { times: 3, seconds: 600 },
  reportsOfPlayer: { times: 2, seconds: 3600 },
  exportsOfPlayer: { times: 2, seconds: 3600 },
  exportPartsOfPlayer: { times: 3, seconds: 3600 },
  guestsFromClient: { times: 1000, seconds: 3600 },
  codesFromClient: { times: 5, seconds: 60 },
};

let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove], limits: TINY });
  somebody = await Visitor.at(server.address);
});

beforeEach(() => {
  server.clock.now += 3600_000;
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

function saying(text: string, key: string = randomUUID()): Asking {
  return { method: 'POST', json: { text }, headers: { 'Idempotency-Key': key } };
}

/** How many of so many that ask at once are let through. */
async function passing(times: number, whom: string | (() => string)): Promise<number> {
  const asked = Array.from({ length: times }, () =>
    allow(server.world, 'codesFromClient', typeof whom === 'string' ? whom : whom()),
  );
  const outcomes = await Promise.allSettled(asked);
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'too_many' });
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('of many who ask at once exactly so many pass, each counted for themselves', async () => {
  expect(await Promise.all([passing(40, 'one'), passing(40, 'another'), passing(4, 'a third')])).toEqual([5, 5, 4]);
});

test('who is refused is told when it is worth asking again, and may then', async () => {
  server.clock.now = Date.UTC(2026, 1, 1, 12, 0, 20);
  expect(await passing(6, 'patient')).toBe(5);
  await expect(allow(server.world, 'codesFromClient', 'patient')).rejects.toMatchObject({
    code: 'too_many',
    more: { after: 40 },
  });
  server.clock.now = Date.UTC(2026, 1, 1, 12, 0, 59, 900);
  await expect(allow(server.world, 'codesFromClient', 'patient')).rejects.toMatchObject({ more: { after: 1 } });
  server.clock.now = Date.UTC(2026, 1, 1, 12, 1, 0);
  expect(await passing(6, 'patient')).toBe(5);
});

test('all of one IPv6 network count as one, and all whose address nobody knows', async () => {
  let host = 0;
  expect(await passing(9, () => `2001:db8:0:7::${++host}`)).toBe(5);
  expect(await passing(1, '2001:db8:0:8::1')).toBe(1);
  expect(await passing(9, '')).toBe(5);
});

test('whom it counts is in the table as a hash, and runs out', async () => {
  await allow(server.world, 'codesFromClient', '192.0.2.99');
  const asked: unknown[] = [];
  const { db } = server.world;
  const watching = { ...server.world, db: { ...db, updateOnce: async (...parts: unknown[]) => void asked.push(parts) } };
  await allow(watching, 'codesFromClient', '192.0.2.99');
  const [key] = asked.flat() as [{ pk: string; sk: string }];
  expect(JSON.stringify(asked)).not.toContain('192.0.2');
  const [item] = await db.get(key);
  expect(item).toEqual({ ...key, done: 1, expires: Number(key.sk) });
  expect(Number(key.sk) * 1000).toBeGreaterThan(server.clock.now);
});

test('beyond the limit a message is refused with 429, Retry-After and nothing stored; a repeat is not counted', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  const [ann, bob] = players as [Visitor, Visitor];
  const path = `/api/games/${id}/messages`;
  for (const key of ['key-number-1', 'key-number-2', 'key-number-2', 'key-number-2', 'key-number-3']) {
    await ann.expect(201, path, saying('so', key));
  }
  const said = await bob.expect(200, path);
  const before = server.metered.length;
  const refused = await ann.ask(path, saying('more'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many', after: expect.any(Number) } });
  expect(refused.headers.get('Retry-After')).toBe(String((refused.body as { after: number }).after));
  expect(server.metered.slice(before).map(({ request }) => request)).not.toContain('TransactWrite');
  expect(await bob.expect(200, path)).toEqual(said);
  expect(await ann.expect(201, path, saying('so', 'key-number-3'))).toEqual({ n: 3 });
  expect(await bob.expect(201, path, saying('mine'))).toEqual({ n: 4 });
  server.clock.now += 600_000;
  expect(await ann.expect(201, path, saying('more'))).toEqual({ n: 5 });
});

test('reports have a limit of their own', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2 });
  const [ann] = players as [Visitor, Visitor];
  const asked: Asking = { method: 'POST', json: { seat: 1, reason: 'spam' } };
  for (let times = 0; times < 2; times++) await ann.expect(204, `/api/games/${id}/reports`, asked);
  const refused = await ann.ask(`/api/games/${id}/reports`, asked);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('so have exports', async () => {
  const { players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2 });
  const [ann, bob] = players as [Visitor, Visitor];
  for (let times = 0; times < 2; times++) await ann.expect(200, '/api/me/export');
  expect(await ann.ask('/api/me/export')).toMatchObject({ status: 429, body: { code: 'too_many' } });
  await bob.expect(200, '/api/me/export');
});

test('an export is counted once, and its later parts by themselves, with a first one or without', async () => {
  const { players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2 });
  const [ann, bob] = players as [Visitor, Visitor];
  const part = `/api/me/export?cursor=${'0'.repeat(22)}`;
  for (let times = 0; times < 3; times++) await ann.expect(200, part);
  expect(await ann.ask(part)).toMatchObject({ status: 429, body: { code: 'too_many' } });
  for (let times = 0; times < 2; times++) await ann.expect(200, '/api/me/export');
  expect((await ann.ask(part)).status).toBe(429);
  await bob.expect(200, part);
});

test('a move is never counted: it takes two requests, and there may be any number', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 120 }, seats: 1 });
  const [ann] = players as [Visitor];
  server.metered.length = 0;
  for (let version = 1; version <= 100; version++) await ann.act(id, version, { type: 'guess', number: 1 });
  expect(server.metered).toHaveLength(200);
});
