/** Who is who: guests, sessions, names, cookies, and other people's sites. */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { Visitor } from '../support/visitor';

let server: Server;
let secure: Server;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove] });
  secure = await startServer({ registry: [oneMove], baseAddress: 'https://casebook.example' });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect([...server.failures, ...secure.failures]).toEqual([]);
  await server.stop();
  await secure.stop();
});

const DAY = 24 * 60 * 60 * 1000;

test('a guest plays at once: an id, a name, and a cookie that no script can read', async () => {
  const guest = somebody.another();
  const answered = await guest.ask<{ id: string }>('/api/session/guest', { method: 'POST', json: { name: '  Ann ' } });
  expect(answered).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/), name: 'Ann' } });
  const [cookie] = answered.headers.getSetCookie();
  expect(cookie).toMatch(/^session-80=[0-9a-f]{64}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await guest.me()).toEqual({
    id: answered.body.id,
    name: 'Ann',
    guest: true,
    timeZone: 'UTC',
    reminder: 'usual',
    vacation: { left: 28 },
  });
});

test('where the site has https, the cookie is bound to it', async () => {
  const guest = await Visitor.at(secure.address);
  const answered = await guest.ask('/api/session/guest', { method: 'POST', json: {} });
  const [cookie] = answered.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-session=[0-9a-f]{64}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect((await guest.me()).guest).toBe(true);
  const other = guest.another();
  other.cookie = guest.cookie?.replace('__Host-', '');
  expect(await other.refused('/api/me')).toMatchObject({ status: 401 });
});

test('two of us at two ports of one host do not sign each other’s guests out', async () => {
  const other = await startServer({ registry: [oneMove], baseAddress: 'http://localhost:3001' });
  const [here, there] = [somebody.another(), await Visitor.at(other.address)];
  const jar: string[] = [];
  for (const visitor of [here, there]) {
    await visitor.enter('Ann');
    jar.push(visitor.cookie ?? '');
  }
  expect(jar.map((cookie) => cookie.split('=')[0])).toEqual(['session-80', 'session-3001']);
  for (const visitor of [here, there]) {
    visitor.cookie = jar.join('; ');
    expect((await visitor.me()).name).toBe('Ann');
  }
  expect(other.failures).toEqual([]);
  await other.stop();
});

test('a guest who gives no name, with or without a body, has one', async () => {
  const [one, other] = [somebody.another(), somebody.another()];
  expect((await one.enter()).name).toMatch(/^Guest \d{4}$/);
  expect(await other.expect(201, '/api/session/guest', { method: 'POST' })).toMatchObject({
    name: expect.stringMatching(/^Guest \d{4}$/),
  });
});

test('who is signed in already stays who they are', async () => {
  const guest = somebody.another();
  const { id } = await guest.enter('Ann');
  const cookie = guest.cookie;
  expect(await guest.enter('Somebody Else')).toEqual({ id, name: 'Ann' });
  expect(guest.cookie).toBe(cookie);
});

test('a session is stored by its hash and ends when it is ended, or after 400 days', async () => {
  const guest = somebody.another();
  await guest.enter();
  const old = guest.cookie ?? '';
  const token = old.replace('session-80=', '');
  const [stored] = await server.world.db.get({ pk: `SESSION#${token}`, sk: 'SESSION' });
  expect(stored).toBeUndefined();
  const answered = await guest.ask('/api/session', { method: 'DELETE' });
  expect(answered.status).toBe(204);
  expect(answered.headers.getSetCookie()[0]).toMatch(/^session-80=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  guest.cookie = old;
  expect(await guest.refused('/api/me')).toMatchObject({ status: 401, code: 'not_signed_in' });
  await guest.another().expect(204, '/api/session', { method: 'DELETE' });

  const late = somebody.another();
  await late.enter();
  server.clock.now += 400 * DAY - 60_000;
  expect((await late.me()).guest).toBe(true);
  server.clock.now += 120_000;
  expect(await late.refused('/api/me')).toMatchObject({ status: 401 });
});

test.each([
  'session-80=',
  'session-80=abc',
  `session-80=${'g'.repeat(64)}`,
  `session-80=${'a'.repeat(64)}`,
  'other=1',
  ';;=',
  '"',
])('the cookie %j is nobody', async (cookie) => {
  const guest = somebody.another();
  guest.cookie = cookie;
  expect(await guest.refused('/api/me')).toMatchObject({ status: 401, code: 'not_signed_in' });
});

test('a new name shows in every game the player sits at, and is counted as a revision', async () => {
  const ann = somebody.another();
  await ann.enter('Ann');
  await ann.change({ timeZone: 'Europe/Paris' });
  const { id: open } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  const { id: running, players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2 });
  const bob = players[1] as Visitor;
  const { id: alone } = await ann.create({ title: 'one-move', options: {}, seats: 1, visibility: 'invite' });
  await ann.act(alone, 1, { type: 'guess', number: 1 });
  expect(await ann.change({ name: 'Anna' })).toMatchObject({ name: 'Anna', timeZone: 'Europe/Paris' });
  await bob.change({ name: 'Robert' });
  await bob.change({ name: 'Robert' });
  expect(await ann.me()).toMatchObject({ name: 'Anna', timeZone: 'Europe/Paris' });
  expect(await ann.game(open)).toMatchObject({ version: 0, revision: 1, seats: [{ name: 'Anna' }, {}] });
  expect(await ann.game(alone)).toMatchObject({ version: 2, revision: 1, seats: [{ name: 'Anna' }] });
  expect(await ann.game(running)).toMatchObject({ version: 1, revision: 2, seats: [{ name: 'Player 0' }, { name: 'Robert' }] });
});

test.each([
  {},
  { name: 'Zoë 😀' },
  { name: '\u0e17\u0e35\u0e48' },
  { name: 'a'.repeat(32) },
  { name: '😀'.repeat(32) },
  { name: 'Ann 👩🏽‍⚕️ 🏳️‍🌈 👨‍👩‍👧‍👦' },
  { name: '<b>&amp;"\'' },
  { timeZone: 'Europe/Paris' },
])('a person may be %j', async (change) => {
  const guest = somebody.another();
  await guest.enter();
  expect(await guest.change(change)).toMatchObject(change);
});

test('a time zone is kept under the name that the machine uses', async () => {
  const guest = somebody.another();
  await guest.enter();
  expect((await guest.change({ timeZone: 'europe/PARIS' })).timeZone).toBe('Europe/Paris');
  expect((await guest.me()).timeZone).toBe('Europe/Paris');
});

test.each([
  { name: '' },
  { name: '\u034f' },
  { name: '\u0301' },
  { name: '\ufe0f' },
  { name: '\u{e0100}' },
  { name: 'Ann\u034f' },
  { name: `A${'\u0331'.repeat(5)}` },
  { name: '   ' },
  { name: 'a'.repeat(33) },
  { name: '😀'.repeat(33) },
  { name: 'a\u200db' },
  { name: 'a\u200d😀' },
  { name: '😀\u200d' },
  { name: '😀\u200d\u200d😀' },
  { name: '\u200d😀' },
  { name: 'a\u0000b' },
  { name: 'a\nb' },
  { name: 'a\u202eb' },
  { name: 'a\u2066b' },
  { name: 'a\u200bb' },
  { name: 'a\ufeffb' },
  { name: '\u3164' },
  { name: 'a\ud800' },
  { name: 7 },
  { name: null },
  { name: ['a'] },
  { timeZone: 'Mars/Olympus' },
  { timeZone: '<script>' },
  { name: 'Ann', guest: false },
  { name: 'Ann', id: 'A'.repeat(22) },
])('a person may not be %j', async (change) => {
  const guest = somebody.another();
  const { name } = await guest.enter();
  expect(await guest.refused('/api/me', { method: 'PATCH', json: change })).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await guest.me()).toMatchObject({ name, timeZone: 'UTC' });
  if ('name' in change) {
    const other = somebody.another();
    expect(await other.refused('/api/session/guest', { method: 'POST', json: change })).toMatchObject({ status: 400 });
    expect(other.cookie).toBeUndefined();
  }
});

test.each<[name: string, headers: Record<string, string>]>([
  ['another origin', { Origin: 'https://evil.example' }],
  ['an origin that hides', { Origin: 'null' }],
  ['another port', { Origin: 'http://127.0.0.1:1' }],
  ['what looks like us', { Origin: 'http://localhost.evil.example' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sibling of ours', { 'Sec-Fetch-Site': 'same-site' }],
])('what a page of %s sends is refused, whatever it would change', async (_, headers) => {
  const guest = somebody.another();
  await guest.enter('Ann');
  const key = { 'Idempotency-Key': randomUUID() };
  for (const [method, path, json] of [
    ['POST', '/api/session/guest', {}],
    ['PATCH', '/api/me', { name: 'Evil' }],
    ['DELETE', '/api/session', undefined],
    ['POST', '/api/games', { title: 'one-move', options: {}, seats: 2, visibility: 'open' }],
  ] as const) {
    expect(await guest.refused(path, { method, json, headers: { ...headers, ...key } })).toMatchObject({
      status: 403,
      code: 'forbidden_origin',
    });
  }
  expect(await guest.ask('/api/me', { headers })).toMatchObject({ status: 200, body: { name: 'Ann' } });
});

test('what our own pages send is taken, under every name of the machine', async () => {
  for (const headers of [
    { Origin: server.address, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'http://localhost' },
    { 'Sec-Fetch-Site': 'none' },
  ]) {
    await somebody.another().expect(201, '/api/session/guest', { method: 'POST', json: {}, headers });
  }
  const guest = await Visitor.at(secure.address);
  await guest.expect(201, '/api/session/guest', { method: 'POST', json: {}, headers: { Origin: 'https://casebook.example' } });
});
