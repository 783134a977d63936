/** What no page of ours sends: a sentence, nothing stored, nothing echoed. */

import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { type Asking, acting, Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;
let ann: Visitor;
let bob: Visitor;
let id: string;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove] });
  somebody = await Visitor.at(server.address);
  const table = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  id = table.id;
  [ann, bob] = table.players as [Visitor, Visitor];
  // That somebody has seen a version is noted once.
  for (const player of [ann, bob]) await player.game(id);
  server.metered.length = 0;
});

afterEach(async () => {
  expect(server.metered.filter(({ request }) => request !== 'BatchGet' && request !== 'Query')).toEqual([]);
  expect(server.failures).toEqual([]);
  expect(await ann.game(id)).toMatchObject({ version: 1, revision: 1 });
  server.metered.length = 0;
});

afterAll(() => server.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const TABLE = { title: 'one-move', options: {}, seats: 2, visibility: 'open' };
const MARK = 'Zq9<script>alert(1)</script>';

function raw(method: string, body: string, headers: Readonly<Record<string, string>> = JSON_TYPE): Asking {
  return { method, body, headers };
}

test.each<[name: string, status: number, code: string, body: string]>([
  ['a brace', 400, 'bad_json', '{'],
  ['words', 400, 'bad_json', MARK],
  ['a trailing comma', 400, 'bad_json', '{"name":"Ann",}'],
  ['nothing but space', 400, 'bad_json', ' '],
  ['a list', 400, 'bad_request', '[]'],
  ['null', 400, 'bad_request', 'null'],
  ['a text', 400, 'bad_request', `"${MARK}"`],
  ['a number', 400, 'bad_request', '7'],
  ['a prototype', 400, 'bad_json', '{"__proto__":{"name":"Ann"}}'],
  ['a constructor', 400, 'bad_request', '{"constructor":{"prototype":{}}}'],
  ['an unknown field', 400, 'bad_request', `{"name":"Ann","${MARK.replaceAll('"', '')}":1}`],
  ['the depths', 400, 'bad_json', '['.repeat(60_000)],
  ['well-formed depths', 400, 'bad_json', '['.repeat(30_000) + ']'.repeat(30_000)],
])('a body of %s is refused', async (_, status, code, body) => {
  for (const [method, path] of [
    ['PATCH', '/api/me'],
    ['POST', '/api/session/guest'],
  ] as const) {
    const visitor = method === 'PATCH' ? ann : somebody.another();
    const answered = await visitor.ask(path, raw(method, body));
    expect(answered).toMatchObject({ status, body: { code, detail: expect.stringMatching(/^[A-Z].*\.$/) } });
    expect(answered.text).not.toContain('Zq9');
  }
});

test.each<[path: string, method: string, json: unknown]>([
  ['/api/games', 'POST', { ...TABLE, host: 1 }],
  ['/api/games', 'POST', { ...TABLE, options: undefined }],
  ['/api/games', 'POST', { ...TABLE, seats: '2' }],
  ['/api/games/ID/seats', 'POST', { seat: 1 }],
  ['/api/games/ID/seats', 'POST', { invite: 7 }],
  ['/api/games/ID/seats', 'POST', { invite: 'x'.repeat(65) }],
  ['/api/games/ID/seats/me', 'PUT', {}],
  ['/api/games/ID/seats/me', 'PUT', { contribution: 'AB'.repeat(32) }],
  ['/api/games/ID/seats/me', 'PUT', { contribution: 'ab'.repeat(32), seat: 1 }],
  ['/api/games/ID/seats/me', 'DELETE', { seat: 1 }],
  ['/api/games/ID/actions', 'POST', { action: 'guess' }],
  ['/api/games/ID/actions', 'POST', { action: { number: 3 } }],
  ['/api/games/ID/actions', 'POST', { action: { type: 'guess', number: [1, 2] } }],
  ['/api/games/ID/actions', 'POST', { action: { type: 'guess', number: null } }],
  ['/api/games/ID/actions', 'POST', { action: { type: 'guess', number: 3 }, seat: 1 }],
  ['/api/games/ID/actions', 'POST', { action: { type: 'guess', number: 3 }, seed: 'mine' }],
  ['/api/games/ID/resignation', 'POST', { seat: 0 }],
  ['/api/session', 'DELETE', { player: 'x' }],
])('%s by %s takes no %j', async (path, method, json) => {
  const { headers = {} } = acting(1, {});
  expect(await ann.refused(path.replace('ID', id), { method, json, headers })).toMatchObject({
    status: 400,
    code: 'bad_request',
  });
});

test.each(['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"'])(
  'an action or an option named %s is none',
  async (name) => {
    const { headers = {} } = acting(1, {});
    const action = raw('POST', `{"action":{"type":"guess","number":3,${name}:1}}`, { ...headers, ...JSON_TYPE });
    expect((await ann.refused(`/api/games/${id}/actions`, action)).code).toMatch(/^(bad_json|illegal_action)$/);
    const type = raw('POST', `{"action":{"type":${name}}}`, { ...headers, ...JSON_TYPE });
    expect(await ann.refused(`/api/games/${id}/actions`, type)).toMatchObject({ code: 'illegal_action', rule: 'no_such_action' });
    const table = raw('POST', `{"title":"one-move","options":{${name}:1},"seats":2,"visibility":"open"}`);
    expect((await ann.refused('/api/games', table)).code).toMatch(/^(bad_json|wrong_options)$/);
  },
);

test.each(['short', 'x'.repeat(65), 'with space', 'ключ-ключ', '"quoted-key"', '', '__proto__!'])(
  'the idempotency key %j is refused',
  async (key) => {
    const headers = { 'Idempotency-Key': encodeURI(key), 'If-Match': '"1"' };
    for (const [path, json] of [
      ['/api/session/guest', {}],
      ['/api/games', TABLE],
      [`/api/games/${id}/seats`, {}],
      [`/api/games/${id}/actions`, { action: { type: 'guess', number: 3 } }],
      [`/api/games/${id}/resignation`, {}],
    ] as const) {
      expect(await ann.refused(path, { method: 'POST', json, headers })).toMatchObject({ status: 400, code: 'bad_request' });
    }
  },
);

test('an action without an idempotency key is refused', async () => {
  const asking = { method: 'POST', json: { action: { type: 'guess', number: 3 } }, headers: { 'If-Match': '"1"' } };
  expect(await ann.refused(`/api/games/${id}/actions`, asking)).toMatchObject({ status: 400, code: 'bad_request' });
});

test.each(['*', '""', '"x"', '"-1"', '"1.5"', '"1", "2"', '"1e3"', MARK, `"${'9'.repeat(40)}"`])(
  'If-Match: %s is refused',
  async (match) => {
    const { headers = {} } = acting(1, {});
    const asking = { method: 'POST', json: { action: { type: 'guess', number: 3 } }, headers: { ...headers, 'If-Match': match } };
    expect(await ann.refused(`/api/games/${id}/actions`, asking)).toMatchObject({ status: 400, code: 'bad_request' });
  },
);

test.each([
  'x',
  'A'.repeat(21),
  'A'.repeat(23),
  `${'A'.repeat(21)}.`,
  `${'A'.repeat(21)}%00`,
  `${'A'.repeat(21)}%0A`,
  `${'A'.repeat(18)}%E2%80%AE`,
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '..%2f..%2fme',
  encodeURIComponent(MARK),
  'x'.repeat(5000),
])('the id %s is nowhere, and nobody is asked about it', async (odd) => {
  for (const [path, asking] of [
    [`/api/games/${odd}`, {}],
    [`/api/games/${odd}/events`, {}],
    [`/api/games/${odd}/seats`, { method: 'POST', json: {} }],
    [`/api/games/${odd}/seats/me`, { method: 'DELETE' }],
    [`/api/games/${odd}/actions`, acting(1, { type: 'guess', number: 3 })],
  ] as const) {
    const answered = await ann.ask(path, asking);
    expect(answered).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answered.text).not.toContain('Zq9');
  }
  expect(server.metered).toEqual([]);
});

test('an id that names nothing is not found', async () => {
  expect(await ann.refused(`/api/games/${'A'.repeat(22)}`)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await ann.refused(`/api/games/${'A'.repeat(22)}/events`)).toMatchObject({ status: 404, code: 'not_found' });
});

test.each([
  'after=-1',
  'after=1.5',
  'after=x',
  'after=',
  'after=%20',
  'after=%201',
  'after=0x10',
  'after=1e2',
  'after=%2B1',
  `after=${'9'.repeat(16)}`,
  'after=Infinity',
  'after=1&after=2',
  'seat=1',
  `after=1&${encodeURIComponent(MARK)}=1`,
])('events with %s are refused', async (query) => {
  const answered = await ann.ask(`/api/games/${id}/events?${query}`);
  expect(answered).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(answered.text).not.toContain('Zq9');
});

test('who looks is told by the session alone: naming another seat changes nothing, or is refused', async () => {
  const before = await bob.ask(`/api/games/${id}`);
  const { id: anns } = await ann.me();
  for (const query of ['seat=0', 'you=0', `player=${anns}`, 'viewer=0']) {
    expect(await bob.refused(`/api/games/${id}?${query}`)).toMatchObject({ status: 400, code: 'bad_request' });
  }
  const headers = { 'X-Player': anns, 'X-Seat': '0', Authorization: `Bearer ${anns}` };
  expect(await bob.ask(`/api/games/${id}`, { headers })).toMatchObject({ status: before.status, body: { you: 1 } });
});

test('a body may be 64 KB and not a byte more, whether it tells its length or comes in pieces', async () => {
  const fits = `{"name":"${'a'.repeat(64 * 1024 - 11)}"}`;
  expect(fits).toHaveLength(64 * 1024);
  for (const [body, status, code] of [
    [fits, 400, 'bad_request'],
    [`${fits} `, 413, 'too_large'],
    ['x'.repeat(500_000), 413, 'too_large'],
  ] as const) {
    expect(await ann.refused('/api/me', raw('PATCH', body))).toMatchObject({ status, code });
    const pieces = Readable.toWeb(Readable.from([body.slice(0, 60_000), body.slice(60_000)])) as ReadableStream;
    expect(await ann.refused('/api/me', { method: 'PATCH', body: pieces, headers: JSON_TYPE })).toMatchObject({ status, code });
  }
  expect((await ann.me()).guest).toBe(true);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'text/json',
])('a body of type %s is refused', async (type) => {
  expect(await ann.refused('/api/me', raw('PATCH', '{"name":"Evil"}', { 'Content-Type': type }))).toMatchObject({
    status: 415,
    code: 'not_json',
  });
});

test('a path that leads nowhere is not found, a method that is not there is told which are', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/me/', '/api/games/', `/api/${encodeURIComponent(MARK)}`]) {
    const answered = await ann.ask(path);
    expect(answered).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(answered.text).not.toContain('Zq9');
  }
  for (const [method, path, allow] of [
    ['POST', '/api/me', 'GET, HEAD, PATCH, DELETE'],
    ['GET', '/api/session/code', 'POST'],
    ['PUT', '/api/games', 'POST, GET, HEAD'],
    ['GET', `/api/games/${id}/actions`, 'POST'],
    ['OPTIONS', `/api/games/${id}`, 'GET, HEAD, DELETE'],
    ['DELETE', '/api/openapi.json', 'GET, HEAD'],
  ] as const) {
    const answered = await ann.ask(path, { method });
    expect(answered).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(answered.headers.get('Allow')).toBe(allow);
  }
});

test('a name is text wherever it goes', async () => {
  const guest = somebody.another();
  const name = `<b>{0}'"&amp;</b>`;
  await guest.enter(name);
  const { id: own } = await guest.create({ title: 'one-move', options: {}, seats: 1, visibility: 'invite' });
  await guest.act(own, 1, { type: 'guess', number: 1 });
  expect((await guest.events(own)).events[1]?.text).toBe(`${name} guesses 1.`);
  expect((await guest.ask(`/api/games/${own}`)).headers.get('Content-Type')).toMatch(/^application\/json/);
  server.metered.length = 0;
});
