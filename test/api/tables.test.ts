/** Tables before the start: created, joined, added to, left. */

import { randomUUID } from 'node:crypto';
import type { Created, CreateRequest, JoinRequest } from '@shared/api/games';
import { commitment, drawKey, seeded } from '@shared/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneMove, type View } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { type Asking, Visitor } from '../support/visitor';

let server: Server;
let ann: Visitor;
let bob: Visitor;
let cleo: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove] });
  ann = await Visitor.at(server.address);
  bob = ann.another();
  cleo = ann.another();
  await ann.enter('Ann');
  await bob.enter('Bob');
  await cleo.enter('Cleo');
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const TABLE: CreateRequest = { title: 'one-move', options: {}, seats: 2, visibility: 'invite' };
const BYTES = 'ab'.repeat(32);
const OTHER_BYTES = 'cd'.repeat(32);

function posting(json: unknown, key?: string): Asking {
  return { method: 'POST', json, headers: key === undefined ? {} : { 'Idempotency-Key': key } };
}

function joining(invite?: string): Asking {
  return posting(invite === undefined ? {} : ({ invite } satisfies JoinRequest));
}

test('a new table is open, with its host on seat 0 and a commitment to its chance', async () => {
  const { id, invite, commitment } = await ann.create({ ...TABLE, seats: 3, contribution: BYTES });
  const { id: player } = await ann.me();
  expect(await ann.game(id)).toEqual({
    id,
    title: 'one-move',
    rules: '1',
    options: { moves: 1 },
    pace: { weekends: true, vacation: true },
    rated: false,
    visibility: 'invite',
    host: 0,
    status: 'open',
    expires: expect.any(Number),
    version: 0,
    revision: 0,
    seats: [{ player, name: 'Ann', contribution: BYTES }, {}, {}],
    you: 0,
    commitment,
    invite,
    created: expect.any(Number),
    updated: expect.any(Number),
    now: expect.any(Number),
  });
});

test('the commitment is to the secret that is published after the end', async () => {
  const { id, invite, commitment: promised } = await ann.create(TABLE);
  await bob.join(id, { invite });
  expect((await ann.game(id)).secret).toBeUndefined();
  const { secret = '' } = await ann.act(id, 1, { type: 'guess', number: 1 });
  expect(commitment(id, secret)).toBe(promised);
});

test.each<[code: string, change: Partial<Record<keyof CreateRequest, unknown>>]>([
  ['unknown_title', { title: 'chess' }],
  ['unknown_title', { title: 'constructor' }],
  ['wrong_options', { options: { moves: 0 } }],
  ['wrong_options', { options: { moves: 1, extra: true } }],
  ['wrong_options', { options: { constructor: 1 } }],
  ['bad_request', { seats: 17 }],
  ['bad_request', { seats: 0 }],
  ['bad_request', { seats: 2.5 }],
  ['bad_request', { visibility: 'secret' }],
  ['bad_request', { contribution: 'ab' }],
  ['bad_request', { title: '__proto__' }],
  ['bad_request', { options: [] }],
])('a table with %s is refused: %j', async (code, change) => {
  expect(await ann.refused('/api/games', posting({ ...TABLE, ...change }))).toMatchObject({ code });
});

test('a table asked for again under the same key is the same table', async () => {
  const key = randomUUID();
  const one = await ann.expect<Created>(201, '/api/games', posting(TABLE, key));
  const other = await ann.expect<Created>(201, '/api/games', posting({ ...TABLE }, key));
  expect(other).toEqual(one);
  expect(await ann.refused('/api/games', posting({ ...TABLE, seats: 3 }, key))).toMatchObject({
    status: 422,
    code: 'key_reused',
  });
  const hers = await bob.expect<Created>(201, '/api/games', posting(TABLE, key));
  expect(hers.id).not.toBe(one.id);
});

test('a key is forgotten after a day', async () => {
  const key = randomUUID();
  const one = await ann.expect<Created>(201, '/api/games', posting(TABLE, key));
  server.clock.now += 24 * 60 * 60 * 1000 + 1000;
  const other = await ann.expect<Created>(201, '/api/games', posting({ ...TABLE, seats: 3 }, key));
  expect(other.id).not.toBe(one.id);
});

test('who is not signed in creates and joins nothing', async () => {
  const stranger = ann.another();
  const { id } = await ann.create({ ...TABLE, visibility: 'open' });
  expect(await stranger.refused('/api/games', posting(TABLE))).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(await stranger.refused(`/api/games/${id}/seats`, joining())).toMatchObject({ code: 'not_signed_in' });
  expect((await ann.game(id)).revision).toBe(0);
});

test('a table by invitation takes whoever has the invitation, an open one takes anybody', async () => {
  const { id, invite } = await ann.create({ ...TABLE, seats: 3 });
  for (const wrong of [undefined, '', 'x', invite.slice(1), id]) {
    expect(await bob.refused(`/api/games/${id}/seats`, joining(wrong))).toMatchObject({ status: 403, code: 'invite_needed' });
  }
  expect(await bob.join(id, { invite })).toEqual({ seat: 1 });
  const { id: open } = await ann.create({ ...TABLE, seats: 3, visibility: 'open' });
  expect(await bob.join(open)).toEqual({ seat: 1 });
  expect(await cleo.join(open, { invite: 'anything' })).toEqual({ seat: 2 });
});

test('the last seat starts the game, and joining again gives the seat one has', async () => {
  const { id, invite } = await ann.create({ ...TABLE, seats: 3 });
  expect(await bob.join(id, { invite })).toEqual({ seat: 1 });
  expect(await bob.join(id, { invite })).toEqual({ seat: 1 });
  expect(await bob.join(id)).toEqual({ seat: 1 });
  expect(await ann.join(id)).toEqual({ seat: 0 });
  expect(await ann.game(id)).toMatchObject({ status: 'open', version: 0, revision: 1 });
  await cleo.join(id, { invite });
  const game = await cleo.game(id);
  expect(game).toMatchObject({ status: 'running', version: 1, revision: 2, you: 2, turn: { seat: 0, number: 1 } });
  expect(game.turn?.since).toBe(game.updated);
  expect(await bob.join(id)).toEqual({ seat: 1 });
});

test('a full table takes nobody, nor does one that is over', async () => {
  const { id, invite } = await ann.create(TABLE);
  await bob.join(id, { invite });
  expect(await cleo.refused(`/api/games/${id}/seats`, joining(invite))).toMatchObject({ status: 409, code: 'table_full' });
  await ann.act(id, 1, { type: 'guess', number: 1 });
  expect(await cleo.refused(`/api/games/${id}/seats`, joining(invite))).toMatchObject({ status: 409, code: 'not_open' });
});

test('a game for one starts with its host', async () => {
  const { id } = await ann.create({ ...TABLE, seats: 1 });
  expect(await ann.game(id)).toMatchObject({ status: 'running', version: 1, turn: { seat: 0 }, choices: [{ type: 'guess' }] });
});

test('the invitation is shown to those who sit, while the table is open', async () => {
  const { id, invite } = await ann.create({ ...TABLE, seats: 3 });
  await bob.join(id, { invite });
  expect((await bob.game(id)).invite).toBe(invite);
  expect((await cleo.game(id)).invite).toBeUndefined();
  expect((await ann.another().game(id)).invite).toBeUndefined();
  await cleo.join(id, { invite });
  expect((await ann.game(id)).invite).toBeUndefined();
});

test('a contribution is added once, before the start, and shown to all', async () => {
  const { id, invite } = await ann.create({ ...TABLE, seats: 3 });
  const adding = (contribution: string): Asking => ({ method: 'PUT', json: { contribution } });
  await bob.join(id, { invite, contribution: OTHER_BYTES });
  await ann.expect(204, `/api/games/${id}/seats/me`, adding(BYTES));
  await ann.expect(204, `/api/games/${id}/seats/me`, adding(BYTES));
  const game = await ann.another().game(id);
  expect(game.seats.map(({ contribution }) => contribution)).toEqual([BYTES, OTHER_BYTES, undefined]);
  expect(game.revision).toBe(2);
  for (const visitor of [ann, bob]) {
    expect(await visitor.refused(`/api/games/${id}/seats/me`, adding('00'.repeat(32)))).toMatchObject({
      status: 409,
      code: 'contribution_fixed',
    });
  }
  expect(await cleo.refused(`/api/games/${id}/seats/me`, adding(BYTES))).toMatchObject({ status: 403, code: 'not_seated' });
  await cleo.join(id, { invite });
  expect(await cleo.refused(`/api/games/${id}/seats/me`, adding(BYTES))).toMatchObject({ status: 409, code: 'not_open' });
});

test('what was thrown follows from the secret and from what the players added, as anybody can check after the end', async () => {
  const { id, invite } = await ann.create({ ...TABLE, contribution: BYTES });
  await bob.join(id, { invite, contribution: OTHER_BYTES });
  const { secret = '', rules, options, view } = await ann.act(id, 1, { type: 'guess', number: 1 });
  const contributions = [BYTES, OTHER_BYTES];
  const draw = seeded(drawKey(secret, { id, title: 'one-move', rules, options, contributions }));
  expect((view as View).die).toBe(draw.pick('die', 6) + 1);
});

test('who gets up takes their contribution along, and the seat is free again', async () => {
  const { id, invite } = await ann.create({ ...TABLE, seats: 3 });
  await bob.join(id, { invite, contribution: BYTES });
  await bob.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  await bob.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  expect(await ann.game(id)).toMatchObject({ status: 'open', version: 0, revision: 2, seats: [{ name: 'Ann' }, {}, {}] });
  expect((await bob.mine()).games.map((game) => game.id)).not.toContain(id);
  expect(await cleo.join(id, { invite })).toEqual({ seat: 1 });
});

test('a host who gets up cancels the table: nobody can join, nothing was drawn, no secret is told', async () => {
  const { id, invite } = await ann.create({ ...TABLE, seats: 3 });
  await bob.join(id, { invite });
  await ann.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  await ann.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  const game = await bob.game(id);
  expect(game).toMatchObject({ status: 'cancelled', version: 0 });
  for (const absent of ['secret', 'view', 'turn', 'invite']) expect(game).not.toHaveProperty(absent);
  expect(await bob.events(id)).toEqual({ events: [] });
  expect(await cleo.refused(`/api/games/${id}/seats`, joining(invite))).toMatchObject({ status: 409, code: 'not_open' });
  for (const visitor of [ann, bob]) expect((await visitor.mine()).games.map((mine) => mine.id)).not.toContain(id);
});

test('nobody gets up from a game that has started, and who does not sit there has nothing to leave', async () => {
  const { id, invite } = await ann.create({ ...TABLE, seats: 3 });
  const dora = ann.another();
  await dora.enter();
  await cleo.join(id, { invite });
  await cleo.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  await bob.join(id, { invite });
  await dora.join(id, { invite });
  await cleo.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  for (const visitor of [ann, bob, dora]) {
    expect(await visitor.refused(`/api/games/${id}/seats/me`, { method: 'DELETE' })).toMatchObject({
      status: 409,
      code: 'not_open',
    });
  }
});
