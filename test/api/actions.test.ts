/** A move: the order of its checks, and what comes of sending it twice. */

import { randomUUID } from 'node:crypto';
import type { Acted, GameAnswer } from '@shared/api/games';
import type { Problem } from '@shared/api/problem';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { type Asking, acting, Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;
let id: string;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove, ...games] });
  somebody = await Visitor.at(server.address);
});

beforeEach(async () => {
  const table = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  id = table.id;
  [ann, bob] = table.players as [Visitor, Visitor];
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const GUESS = { type: 'guess', number: 3 };

function sent(visitor: Visitor, asking: Asking, game = id): Promise<Problem> {
  return visitor.refused(`/api/games/${game}/actions`, asking);
}

/** A move with other headers; undefined leaves one out. */
function sending(action: unknown, headers: Readonly<Record<string, string | undefined>>): Asking {
  const given = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return { method: 'POST', json: { action }, headers: Object.fromEntries(given) };
}

test('a move answers with the game as it is now, the version it made, and a tag', async () => {
  const answered = await ann.ask<Acted>(`/api/games/${id}/actions`, acting(1, GUESS));
  expect(answered.headers.get('ETag')).toBe('"2.1.0"');
  const { applied, ...game } = answered.body;
  expect(applied).toBe(2);
  expect(game).toMatchObject({ version: 2, revision: 1, turn: { seat: 1, number: 2 }, you: 0 });
  expect(game).not.toHaveProperty('choices');
  const { now, ...seen } = await ann.game(id);
  expect({ ...seen, now: game.now }).toEqual(game);
  expect((await bob.game(id)).choices).toEqual([{ type: 'guess', number: [1, 2, 3, 4, 5, 6] }]);
});

test.each(['"1"', '"1.1.0"', 'W/"1.1.0"', '"1.7.x"', '1'])('If-Match may be %s: only the version counts', async (match) => {
  const headers = { 'If-Match': match, 'Idempotency-Key': randomUUID() };
  const answered = await ann.ask<Acted>(`/api/games/${id}/actions`, sending(GUESS, headers));
  expect(answered).toMatchObject({ status: 200, body: { applied: 2 } });
});

test('checks come in their order: each request below passes one more than the one before it', async () => {
  const stranger = somebody.another();
  const cleo = somebody.another();
  await cleo.enter();
  const { id: open } = await bob.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  const nowhere = 'A'.repeat(22);
  const used = randomUUID();
  await ann.act(id, 1, GUESS, used);
  const key = randomUUID();
  const wrong = { type: 'guess', number: 7 };
  const row = async (problem: Promise<Problem>): Promise<unknown> => {
    const { status, code } = await problem;
    return [status, code];
  };
  expect([
    await row(sent(stranger, sending(GUESS, { 'Idempotency-Key': 'short' }), nowhere)),
    await row(sent(stranger, sending(GUESS, { 'Idempotency-Key': key }), nowhere)),
    await row(sent(cleo, sending(GUESS, { 'Idempotency-Key': key }), nowhere)),
    await row(sent(cleo, sending(GUESS, { 'Idempotency-Key': key }))),
    await row(sent(ann, sending(wrong, { 'Idempotency-Key': used }))),
    await row(sent(ann, sending(wrong, { 'Idempotency-Key': key }))),
    await row(sent(ann, sending(wrong, { 'Idempotency-Key': key, 'If-Match': '"1"' }))),
    await row(sent(bob, sending(wrong, { 'Idempotency-Key': key, 'If-Match': '"0"' }), open)),
    await row(sent(ann, sending(wrong, { 'Idempotency-Key': key, 'If-Match': '"2"' }))),
    await row(sent(bob, sending(wrong, { 'Idempotency-Key': key, 'If-Match': '"2"' }))),
  ]).toEqual([
    [400, 'bad_request'],
    [401, 'not_signed_in'],
    [404, 'not_found'],
    [403, 'not_seated'],
    [422, 'key_reused'],
    [428, 'version_needed'],
    [412, 'version_moved'],
    [409, 'not_running'],
    [403, 'not_your_turn'],
    [422, 'illegal_action'],
  ]);
});

test('a move the rules refuse names the rule, in the title’s words where it has some, and leaves everything as it was', async () => {
  expect((await sent(ann, acting(1, { type: 'guess', number: 7 }))).detail).toBe('A die has six sides.');
  expect((await sent(ann, acting(1, { type: 'throw' }))).detail).toBe('The rules do not allow that.');
  const before = await bob.game(id);
  for (const [action, rule] of [
    [{ type: 'guess', number: 7 }, 'no-such-side'],
    [{ type: 'guess', number: '3' }, 'no_such_action'],
    [{ type: 'guess' }, 'no_such_action'],
    [{ type: 'throw' }, 'no_such_action'],
    [{ ...GUESS, seat: 1 }, 'no_such_action'],
    [{ ...GUESS, constructor: 'x' }, 'no_such_action'],
  ] as const) {
    expect(await sent(ann, acting(1, action))).toMatchObject({ status: 422, code: 'illegal_action', rule });
  }
  const { now, ...after } = await bob.game(id);
  expect({ ...after, now: before.now }).toEqual(before);
  expect((await bob.events(id)).events).toHaveLength(1);
});

test('a move from a tab that shows an older version is refused with the game as this player sees it', async () => {
  await ann.act(id, 1, GUESS);
  await bob.act(id, 2, GUESS);
  const problem = await sent(ann, acting(1, GUESS));
  expect(problem).toMatchObject({ status: 412, code: 'version_moved' });
  const { now, ...fresh } = problem.game as GameAnswer;
  const { now: later, ...seen } = await ann.game(id);
  expect(fresh).toEqual(seen);
});

test('a move sent again, even long after, is not made again, and names the version it made', async () => {
  const key = randomUUID();
  expect(await ann.act(id, 1, GUESS, key)).toMatchObject({ applied: 2, version: 2 });
  expect(await ann.act(id, 1, GUESS, key)).toMatchObject({ applied: 2, version: 2 });
  await bob.act(id, 2, GUESS);
  await ann.act(id, 3, GUESS);
  await bob.act(id, 4, GUESS);
  expect(await ann.act(id, 1, GUESS, key)).toMatchObject({ applied: 2, version: 5, turn: { seat: 0 } });
  expect(await ann.act(id, 4, { number: 3, type: 'guess' }, key)).toMatchObject({ applied: 2, version: 5 });
  expect(await sent(ann, acting(1, { type: 'guess', number: 4 }, key))).toMatchObject({ status: 422, code: 'key_reused' });
  expect((await ann.game(id)).version).toBe(5);
});

test('the last four moves of a seat are known again, whatever the other seat does', async () => {
  const keys = Array.from({ length: 5 }, () => randomUUID());
  for (const [at, key] of keys.entries()) {
    if (at > 0) await bob.act(id, 2 * at, GUESS);
    await ann.act(id, 2 * at + 1, GUESS, key);
  }
  for (const [at, key] of keys.entries()) {
    if (at === 0) expect(await sent(ann, acting(1, GUESS, key))).toMatchObject({ code: 'version_moved' });
    else expect(await ann.act(id, 1, GUESS, key)).toMatchObject({ applied: 2 * at + 2, version: 10 });
  }
});

test('the same key means nothing to another player, or in another game', async () => {
  const key = randomUUID();
  await ann.act(id, 1, GUESS, key);
  expect(await bob.act(id, 2, GUESS, key)).toMatchObject({ applied: 3 });
  const { id: other, players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2 });
  expect(await (players[0] as Visitor).act(other, 1, { type: 'guess', number: 1 }, key)).toMatchObject({ applied: 2 });
});

test('a move after the end is sent again with the end', async () => {
  const { id: short, players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2 });
  const key = randomUUID();
  await (players[0] as Visitor).act(short, 1, GUESS, key);
  expect(await (players[0] as Visitor).act(short, 1, GUESS, key)).toMatchObject({ applied: 2, status: 'finished' });
  expect(await sent(players[1] as Visitor, acting(2, GUESS), short)).toMatchObject({ status: 409, code: 'not_running' });
});

test('a turn begins with the move before it, and a change of name does not begin it again', async () => {
  const since = (await ann.game(id)).turn?.since;
  await bob.change({ name: 'Bobby' });
  expect((await ann.game(id)).turn?.since).toBe(since);
  const { turn, updated } = await ann.act(id, 1, GUESS);
  expect(turn).toEqual({ seat: 1, number: 2, since: updated });
});

test('resigning is done once, whoever’s turn it is, and ends a game of two', async () => {
  const resigning = (headers: Readonly<Record<string, string>>): Asking => ({ method: 'POST', headers });
  const path = `/api/games/${id}/resignation`;
  expect(await somebody.refused(path, resigning({ 'If-Match': '"1"' }))).toMatchObject({ code: 'not_signed_in' });
  expect(await bob.refused(path, resigning({}))).toMatchObject({ status: 428, code: 'version_needed' });
  expect(await bob.refused(path, resigning({ 'If-Match': '"0"' }))).toMatchObject({ status: 412, code: 'version_moved' });
  expect(await bob.refused(path, resigning({ 'If-Match': '"1"', 'Idempotency-Key': '?' }))).toMatchObject({ status: 400 });
  const headers = { 'If-Match': '"1"', 'Idempotency-Key': randomUUID() };
  const acted = await bob.expect<Acted>(200, path, resigning(headers));
  expect(acted).toMatchObject({ applied: 2, status: 'finished', seats: [{}, { left: true }], result: { how: 'left' } });
  expect(await bob.expect<Acted>(200, path, resigning(headers))).toMatchObject({ applied: 2, version: 2 });
  expect(await bob.refused(path, resigning({ 'If-Match': '"2"' }))).toMatchObject({ status: 409, code: 'not_running' });
  expect(await ann.game(id)).toMatchObject({ secret: expect.any(String), result: { seats: [{ place: 1 }, { place: 2 }] } });
});

test('who has resigned from a game of three looks on, and cannot resign again', async () => {
  const { id: three, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 3 });
  const [first, second] = players as [Visitor, Visitor];
  const path = `/api/games/${three}/resignation`;
  await first.expect(200, path, { method: 'POST', headers: { 'If-Match': '"1"' } });
  expect(await first.game(three)).toMatchObject({ status: 'running', version: 2, you: 0, turn: { seat: 1 } });
  expect(await first.refused(path, { method: 'POST', headers: { 'If-Match': '"2"' } })).toMatchObject({
    status: 422,
    rule: 'has-left',
  });
  expect(await second.act(three, 2, GUESS)).toMatchObject({ applied: 3 });
});

test('a move costs two requests to the database', async () => {
  server.metered.length = 0;
  await ann.act(id, 1, GUESS);
  expect(server.metered).toEqual([
    { request: 'BatchGet', units: expect.any(Number) },
    { request: 'TransactWrite', units: expect.any(Number) },
  ]);
  expect(server.metered[1]?.units).toBeLessThanOrEqual(10);
});

const JACK = { title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2 };
const PI = { title: 'pi', options: { edition: 'first' }, seats: 3 };

test.each<[rule: string, table: typeof JACK | typeof PI, action: (up: readonly string[]) => object]>([
  ['no_such_action', JACK, () => ({ type: 'arrest', token: 'alibi-holmes' })],
  ['no_such_action', JACK, () => ({ type: 'alibi', token: 'alibi-holmes', steps: 1 })],
  ['no_such_token', JACK, () => ({ type: 'holmes', token: 'none', steps: 1 })],
  ['one_or_two_steps', JACK, (up) => ({ type: up.includes('toby') ? 'toby' : 'watson', token: 'toby-watson', steps: 3 })],
  ['no_such_action', PI, () => ({ type: 'arrest', suspect: 'doc' })],
  ['no_such_place', PI, () => ({ type: 'investigate', place: 'nowhere' })],
  ['not_on_display', PI, () => ({ type: 'evidence', card: 'nobody' })],
  ['no_such_suspect', PI, () => ({ type: 'solve', suspect: 'nobody', place: 'downtown', crime: 'murder' })],
])('%s: a title says itself which of its rules was broken (%j)', async (rule, table, action) => {
  const { id: game, players } = await sitDown(somebody, table);
  const { turn } = await somebody.game(game);
  const player = players[turn?.seat ?? 0] as Visitor;
  const up = ((await player.game(game)).choices ?? []).map(({ type }) => type);
  expect(await sent(player, acting(1, action(up)), game)).toMatchObject({
    status: 422,
    code: 'illegal_action',
    rule,
    detail: games.find(({ title }) => title.id === table.title)?.words[rule],
  });
  expect((await somebody.game(game)).version).toBe(1);
});
