/** A finished game is played again: one table for it, with a seat for everybody who was there. */

import type { GameAnswer, Rematch } from '@shared/api/games';
import { games } from '@shared/games/index';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountKey, gameKey } from '../../functions/store/keys';
import { readSeats } from '../../functions/store/seat';
import { type Fault, startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { playOn, sitDown, type Table } from '../support/table-play';
import { Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({
    registry: [...games, oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  somebody = await Visitor.at(server.address);
});

afterEach(() => {
  expect([...wire.faults.values()].flat(), 'faults that met nothing').toEqual([]);
  expect(server.failures).toEqual([]);
});

afterAll(async () => {
  await server.stop();
  wire.stop();
});

const POST = { method: 'POST' };
const GUESS = { type: 'guess', number: 3 };
const BYTES = 'ab'.repeat(32);

interface Finished extends Table {
  readonly players: readonly [Visitor, Visitor, Visitor];
}

/** A game of three that is over after a move of the first. */
async function finished(): Promise<Finished> {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 1 }, seats: 3 });
  const [ann, bob, cleo] = players as [Visitor, Visitor, Visitor];
  await ann.act(id, 1, GUESS);
  return { id, players: [ann, bob, cleo] };
}

function again(visitor: Visitor, id: string): Promise<Rematch> {
  return visitor.expect(201, `/api/games/${id}/rematch`, POST);
}

/** Finds the offer and sits down at its table, with what that needs. */
async function accept(visitor: Visitor, id: string): Promise<Rematch> {
  const next = await again(visitor, id);
  const { invite, ...rest } = next;
  await visitor.join(next.id, { contribution: BYTES, ...(invite === undefined ? {} : { invite }) });
  return rest;
}

function writesMeet(...faults: Fault[]): void {
  wire.faults.set('TransactWriteItems', faults);
}

async function stranger(): Promise<Visitor> {
  const visitor = somebody.another();
  await visitor.enter('Stranger');
  return visitor;
}

async function tablesOf(visitor: Visitor): Promise<string[]> {
  return (await visitor.mine('?status=open')).games.map(({ id }) => id);
}

test('who asks first is the host of a new table with seats exchanged, and the others’ seats are kept for them', async () => {
  const { id, players } = await finished();
  const [ann, bob, cleo] = players;
  const before = await ann.game(id);
  const next = await again(bob, id);
  expect(next).toEqual({ id: expect.any(String), seat: 0 });
  const table = await bob.game(next.id);
  expect(table).toMatchObject({
    title: 'one-move',
    options: { moves: 1 },
    status: 'open',
    visibility: 'invite',
    host: 0,
    you: 0,
    invite: expect.any(String),
  });
  const { id: player } = await bob.me();
  expect(table.seats).toEqual([
    { player, name: 'Player 1' },
    { name: 'Player 2', reserved: true },
    { name: 'Player 0', reserved: true },
  ]);
  expect(table.commitment).not.toBe(before.commitment);
  expect(await ann.game(next.id)).toMatchObject({ kept: 2 });
  expect(await cleo.game(next.id)).toMatchObject({ kept: 1 });
  for (const visitor of [bob, somebody]) expect(await visitor.game(next.id)).not.toHaveProperty('kept');
  expect(await cleo.game(next.id)).not.toHaveProperty('invite');
  const after = await ann.game(id);
  expect(after).toMatchObject({ rematch: next.id, version: before.version, revision: before.revision + 1 });
  expect((await cleo.mine('?status=finished')).games).toMatchObject([{ id, rematch: next.id }]);
  expect(await tablesOf(bob)).toEqual([next.id]);
  expect(await tablesOf(ann)).toEqual([]);
});

test('a page that looks at the old game learns of the offer by its tag, and one whose seat is kept has a tag of its own', async () => {
  const { id, players } = await finished();
  const [ann, bob] = players;
  const known = (await ann.ask(`/api/games/${id}`)).headers.get('ETag') ?? '';
  const next = await again(bob, id);
  expect(await ann.ask(`/api/games/${id}?known=${encodeURIComponent(known)}`)).toMatchObject({ status: 200 });
  const strangers = (await somebody.ask(`/api/games/${next.id}`)).headers.get('ETag') ?? '';
  expect(await ann.ask(`/api/games/${next.id}?known=${encodeURIComponent(strangers)}`)).toMatchObject({ status: 200 });
  const kept = (await ann.ask(`/api/games/${next.id}`)).headers.get('ETag') ?? '';
  expect(await ann.ask(`/api/games/${next.id}?known=${encodeURIComponent(kept)}`)).toMatchObject({ status: 204 });
});

test('the others find the offer, see its commitment, sit down without a link, and the last of them starts the game', async () => {
  const { id, players } = await finished();
  const [ann, bob, cleo] = players;
  const next = await again(ann, id);
  expect(next.seat).toBe(2);
  expect(await again(ann, id)).toEqual(next);
  expect(await again(bob, id)).toEqual({ id: next.id, seat: 0 });
  expect(await ann.game(next.id)).toMatchObject({ status: 'open', host: 2, revision: 0 });
  expect(await bob.join(next.id)).toEqual({ seat: 0 });
  expect(await again(bob, id)).toEqual({ id: next.id, seat: 0 });
  expect(await again(cleo, id)).toEqual({ id: next.id, seat: 1 });
  expect(await ann.game(next.id)).toMatchObject({ status: 'open', host: 2, revision: 1, commitment: expect.any(String) });
  expect(await cleo.join(next.id, { contribution: BYTES })).toEqual({ seat: 1 });
  const game = await ann.game(next.id);
  expect(game).toMatchObject({ status: 'running', version: 1, you: 2, turn: { seat: 0 } });
  expect(game.seats.map(({ name, contribution, reserved }) => [name, contribution, reserved])).toEqual([
    ['Player 1', undefined, undefined],
    ['Player 2', BYTES, undefined],
    ['Player 0', undefined, undefined],
  ]);
  for (const visitor of players) expect(await again(visitor, id)).toMatchObject({ id: next.id });
});

test('a kept seat is for its player alone, link or not', async () => {
  const { id, players } = await finished();
  const [ann, bob, cleo] = players;
  const next = await again(ann, id);
  const { invite } = await ann.game(next.id);
  const other = await stranger();
  const asking = (json: unknown) => ({ method: 'POST', json });
  expect(await other.refused(`/api/games/${next.id}/seats`, asking({}))).toMatchObject({ status: 403, code: 'invite_needed' });
  expect(await other.refused(`/api/games/${next.id}/seats`, asking({ invite }))).toMatchObject({
    status: 409,
    code: 'table_full',
  });
  expect(await other.refused(`/api/games/${id}/rematch`, POST)).toMatchObject({ status: 403, code: 'not_seated' });
  expect(await bob.join(next.id)).toEqual({ seat: 0 });
  await bob.expect(204, `/api/games/${next.id}/seats/me`, { method: 'DELETE' });
  expect(await other.join(next.id, { invite: String(invite) })).toEqual({ seat: 0 });
  expect(await bob.refused(`/api/games/${id}/rematch`, POST)).toMatchObject({ status: 409, code: 'table_full' });
  expect(await cleo.join(next.id)).toEqual({ seat: 1 });
});

test('who has played and has got up comes back by the old game, with the link that it gives', async () => {
  const { id, players } = await finished();
  const [ann, bob] = players;
  const next = await again(ann, id);
  await accept(bob, id);
  await bob.expect(204, `/api/games/${next.id}/seats/me`, { method: 'DELETE' });
  expect(await bob.refused(`/api/games/${next.id}/seats`, { method: 'POST', json: {} })).toMatchObject({ code: 'invite_needed' });
  expect(await again(bob, id)).toEqual({ id: next.id, seat: 0, invite: expect.any(String) });
  expect(await accept(bob, id)).toEqual({ id: next.id, seat: 0 });
});

test('the host opens a kept seat to whoever has the link, once or again, and no other seat', async () => {
  const { id, players } = await finished();
  const [ann, bob, cleo] = players;
  const next = await again(ann, id);
  const DELETE = { method: 'DELETE' };
  const seat = (n: number) => `/api/games/${next.id}/seats/${n}`;
  await bob.join(next.id);
  expect(await bob.refused(seat(1), DELETE)).toMatchObject({ status: 403, code: 'not_host' });
  for (let times = 0; times < 2; times++) await ann.expect(204, seat(1), DELETE);
  expect(await ann.refused(seat(0), DELETE)).toMatchObject({ status: 409, code: 'table_changed' });
  expect(await ann.refused(seat(2), DELETE)).toMatchObject({ status: 409, code: 'table_changed' });
  expect(await ann.refused(seat(3), DELETE)).toMatchObject({ status: 409, code: 'table_changed' });
  const table = await ann.game(next.id);
  expect(table).toMatchObject({ revision: 2, seats: [{ name: 'Player 1' }, {}, { name: 'Player 0' }] });
  expect(table.seats[1]).toEqual({});
  expect(await cleo.game(next.id)).not.toHaveProperty('kept');
  const other = await stranger();
  expect(await other.join(next.id, { invite: String(table.invite) })).toEqual({ seat: 1 });
  expect(await ann.refused(seat(1), DELETE)).toMatchObject({ status: 409, code: 'not_open' });
});

test('who may not come back does not come by the old game either', async () => {
  const { id, players } = await finished();
  const [ann, bob] = players;
  const next = await again(ann, id);
  await accept(bob, id);
  const { id: player } = await bob.me();
  await ann.expect(204, `/api/games/${next.id}/seats/0?player=${player}`, { method: 'DELETE' });
  expect(await bob.refused(`/api/games/${id}/rematch`, POST)).toMatchObject({ status: 403, code: 'removed' });
  expect(await ann.game(next.id)).toMatchObject({ seats: [{}, { reserved: true }, {}] });
});

test('the host starts without those who do not come, whose kept seats are taken away', async () => {
  const { id, players } = await finished();
  const [ann, bob, cleo] = players;
  const next = await again(ann, id);
  await accept(bob, id);
  const starting = { method: 'POST', json: { players: 2 } };
  expect(await ann.expect(200, `/api/games/${next.id}/start`, starting)).toEqual({ seat: 1 });
  const game = await ann.game(next.id);
  expect(game).toMatchObject({ status: 'running', host: 1, you: 1 });
  expect(game.seats.map(({ name }) => name)).toEqual(['Player 1', 'Player 0']);
  expect(await cleo.game(next.id)).not.toHaveProperty('kept');
  expect(await cleo.refused(`/api/games/${id}/rematch`, POST)).toMatchObject({ status: 409, code: 'table_full' });
  const items = await readSeats(server.world.db, (await ann.me()).id);
  expect(items).toContainEqual(expect.objectContaining({ game: next.id, seat: 1, status: 'running' }));
});

test('two who ask at once find one table', async () => {
  const { id, players } = await finished();
  const [ann, bob, cleo] = players;
  let early: Rematch | undefined;
  writesMeet(async () => {
    early = await again(bob, id);
  });
  const late = await again(ann, id);
  expect(early).toEqual({ id: late.id, seat: 0 });
  expect(late.seat).toBe(2);
  expect(await cleo.game(late.id)).toMatchObject({
    status: 'open',
    host: 0,
    kept: 1,
    seats: [{ player: expect.any(String) }, { reserved: true }, { reserved: true }],
  });
  expect(await tablesOf(ann)).toEqual([]);
  const { id: other, players: others } = await finished();
  const answers = await Promise.all([...others, ...others].map((visitor) => accept(visitor, other)));
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  expect(answers.map(({ seat }) => seat)).toEqual([2, 0, 1, 2, 0, 1]);
  expect(await somebody.game(answers[0]?.id ?? '')).toMatchObject({ status: 'running', version: 1 });
});

test.each<[name: string, fault: Fault]>([
  ['done but not answered', 'unanswered'],
  ['lost', 'lost'],
  ['met by another transaction', 'conflict'],
])('an offer, and its acceptance, that are %s are there once', async (_, fault) => {
  const { id, players } = await finished();
  const [ann, bob] = players;
  writesMeet(fault);
  const next = await again(ann, id);
  expect(await tablesOf(ann)).toEqual([next.id]);
  expect(await ann.game(id)).toMatchObject({ rematch: next.id, revision: 3 });
  writesMeet(fault);
  expect(await accept(bob, id)).toEqual({ id: next.id, seat: 0 });
  expect(await ann.game(next.id)).toMatchObject({ revision: 1, status: 'open' });
});

test('a name that changes while its owner offers is the one at the table, and those of the others are today’s', async () => {
  const { id, players } = await finished();
  const [ann, bob] = players;
  await bob.change({ name: 'Robert' });
  writesMeet(async () => {
    await ann.change({ name: 'Anna' });
  });
  const next = await again(ann, id);
  const { seats } = await ann.game(next.id);
  expect(seats.map(({ name }) => name)).toEqual(['Robert', 'Player 2', 'Anna']);
  await bob.change({ name: 'Bobby' });
  expect(await ann.game(next.id)).toMatchObject({ revision: 1, seats: [{ name: 'Bobby', reserved: true }, {}, {}] });
  await accept(bob, id);
  expect((await ann.game(next.id)).seats[0]).toMatchObject({ name: 'Bobby' });
});

test('who is gone has no seat kept: it is for whoever has the link; who resigned has', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 2 }, seats: 4 });
  const [ann, bob, cleo, dora] = players as [Visitor, Visitor, Visitor, Visitor];
  await bob.expect(200, `/api/games/${id}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  await ann.act(id, 2, GUESS);
  await cleo.act(id, 3, GUESS);
  await server.world.db.remove(accountKey((await dora.me()).id));
  const next = await again(ann, id);
  const table = await ann.game(next.id);
  expect(table.seats).toEqual([
    { name: 'Player 1', reserved: true },
    { name: 'Player 2', reserved: true },
    {},
    expect.objectContaining({ name: 'Player 0' }),
  ]);
  const other = await stranger();
  expect(await other.join(next.id, { invite: String(table.invite) })).toEqual({ seat: 2 });
  expect(await accept(bob, id)).toEqual({ id: next.id, seat: 0 });
  expect(await accept(cleo, id)).toEqual({ id: next.id, seat: 1 });
  expect(await dora.refused(`/api/games/${id}/rematch`, POST)).toMatchObject({ status: 409 });
});

test('once the table is closed, a new one is offered', async () => {
  const { id, players } = await finished();
  const [ann, bob, cleo] = players;
  const first = await again(ann, id);
  await accept(bob, id);
  await ann.expect(204, `/api/games/${first.id}/seats/me`, { method: 'DELETE' });
  expect(await cleo.refused(`/api/games/${first.id}/seats`, POST)).toMatchObject({ status: 409, code: 'not_open' });
  const second = await again(bob, id);
  expect(second.id).not.toBe(first.id);
  expect(await again(ann, id)).toEqual({ id: second.id, seat: 2 });
  expect(await bob.game(id)).toMatchObject({ rematch: second.id });
  expect(await bob.game(second.id)).toMatchObject({ host: 0, status: 'open' });
});

test('who sits down at a table that closes at that moment is told so, and may offer a new one', async () => {
  const { id, players } = await finished();
  const [ann, bob] = players;
  const first = await again(ann, id);
  writesMeet(async () => {
    await ann.expect(204, `/api/games/${first.id}`, { method: 'DELETE' });
  });
  const refused = await bob.refused(`/api/games/${first.id}/seats`, { method: 'POST', json: {} });
  expect(refused).toMatchObject({ status: 409, code: 'not_open' });
  const second = await again(bob, id);
  expect(second.id).not.toBe(first.id);
  expect(await ann.game(id)).toMatchObject({ rematch: second.id });
});

test('nothing is played again that is not finished', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  const [ann, bob] = players as [Visitor, Visitor];
  const notFinished = { status: 409, code: 'not_finished' };
  expect(await ann.refused(`/api/games/${id}/rematch`, POST)).toMatchObject(notFinished);
  for (const status of ['void', 'cancelled']) {
    await server.world.db.update(
      gameKey(id),
      { text: 'SET #status = :status', names: { '#status': 'status' }, values: { ':status': status } },
      { text: 'attribute_exists(pk)' },
    );
    expect(await bob.refused(`/api/games/${id}/rematch`, POST)).toMatchObject(notFinished);
  }
  expect(await ann.another().refused(`/api/games/${id}/rematch`, POST)).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(await ann.refused(`/api/games/${'A'.repeat(22)}/rematch`, POST)).toMatchObject({ status: 404, code: 'not_found' });
});

test('a game for one is played again at once, and again', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 1 }, seats: 1 });
  const [ann] = players as [Visitor];
  await ann.act(id, 1, GUESS);
  const second = await again(ann, id);
  expect(await ann.game(second.id)).toMatchObject({ status: 'running', version: 1 });
  await ann.act(second.id, 1, GUESS);
  const third = await again(ann, second.id);
  expect(new Set([id, second.id, third.id]).size).toBe(3);
  expect(await again(ann, id)).toEqual(second);
});

test('in the rematch of Mr. Jack Pocket the other one is Jack', async () => {
  const table = await sitDown(somebody, { title: 'mr-jack-pocket', options: { roles: 'host-jack' }, seats: 2 });
  await playOn(table, { seed: 3 });
  const [jack, investigator] = table.players as [Visitor, Visitor];
  const roleOf = async (visitor: Visitor, id: string): Promise<unknown> => {
    const { view, you }: GameAnswer = await visitor.game(id);
    return (view as { seats: { jack: number } }).seats.jack === you;
  };
  expect(await roleOf(jack, table.id)).toBe(true);
  const next = await again(jack, table.id);
  await accept(investigator, table.id);
  expect(await roleOf(jack, next.id)).toBe(false);
  expect(await roleOf(investigator, next.id)).toBe(true);
});
