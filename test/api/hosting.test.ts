/** What a host does with an open table, and what it meets. */

import type { Created, CreateRequest, Joined, Renewed } from '@shared/api/games';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSeats } from '../../functions/store/seat';
import { type Fault, startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { type Asking, Visitor } from '../support/visitor';

/** At least two, and up to sixteen. */
const several = { ...oneMove, title: { ...oneMove.title, id: 'several', seats: () => ({ min: 2, max: 16 }) } };

let server: Server;
let wire: Wire;
let ann: Visitor;
let bob: Visitor;
let cleo: Visitor;
let dora: Visitor;
const ids = new Map<Visitor, string>();

beforeAll(async () => {
  server = await startServer({
    registry: [oneMove, several],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
});

beforeEach(async () => {
  ann = await Visitor.at(server.address);
  [bob, cleo, dora] = [ann.another(), ann.another(), ann.another()];
  for (const [visitor, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
    [cleo, 'Cleo'],
    [dora, 'Dora'],
  ] as const) {
    ids.set(visitor, (await visitor.enter(name)).id);
  }
});

afterEach(() => {
  expect([...wire.faults.values()].flat(), 'faults that met nothing').toEqual([]);
  expect(server.failures).toEqual([]);
});

afterAll(async () => {
  await server.stop();
  wire.stop();
});

const BYTES = 'ab'.repeat(32);
const GUESS = { type: 'guess', number: 3 };

/** Ann's table, an open one. */
function table(seats = 4, title = 'several'): Promise<Created> {
  return ann.create({ title, options: { moves: 9 }, seats, visibility: 'open' } satisfies CreateRequest);
}

function idOf(visitor: Visitor): string {
  return ids.get(visitor) ?? '';
}

function starting(players: number): Asking {
  return { method: 'POST', json: { players } };
}

function start(id: string, players: number): Promise<Joined> {
  return ann.expect(200, `/api/games/${id}/start`, starting(players));
}

function removing(id: string, seat: number, whom: Visitor): [path: string, asking: Asking] {
  return [`/api/games/${id}/seats/${seat}?player=${idOf(whom)}`, { method: 'DELETE' }];
}

function renew(id: string): Promise<Renewed> {
  return ann.expect(200, `/api/games/${id}/invite`, { method: 'POST' });
}

function leave(visitor: Visitor, id: string): Promise<unknown> {
  return visitor.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
}

function writesMeet(...faults: Fault[]): void {
  wire.faults.set('TransactWriteItems', faults);
}

async function seatItems(visitor: Visitor): Promise<unknown[]> {
  return (await readSeats(server.world.db, idOf(visitor))).map(({ game, seat, status }) => ({ game, seat, status }));
}

test('the host starts with the players present: free seats go, the others move up in order with what they brought', async () => {
  const { id } = await table(5);
  await bob.join(id);
  await cleo.join(id, { contribution: BYTES });
  await dora.join(id);
  await leave(bob, id);
  expect(await start(id, 3)).toEqual({ seat: 0 });
  const game = await dora.game(id);
  expect(game).toMatchObject({ status: 'running', version: 1, host: 0, you: 2, turn: { seat: 0 }, view: { points: [0, 0, 0] } });
  expect(game.seats).toEqual([
    { player: idOf(ann), name: 'Ann' },
    { player: idOf(cleo), name: 'Cleo', contribution: BYTES },
    { player: idOf(dora), name: 'Dora' },
  ]);
  for (const [seat, visitor] of [ann, cleo, dora].entries()) {
    expect(await seatItems(visitor)).toEqual([{ game: id, seat, status: 'running' }]);
    expect((await visitor.mine()).games).toMatchObject([{ id, you: seat }]);
  }
  expect((await ann.mine('?status=turn')).games).toHaveLength(1);
  await dora.change({ name: 'Dorothy' });
  expect((await ann.game(id)).seats[2]?.name).toBe('Dorothy');
  await ann.act(id, 1, GUESS);
  await cleo.act(id, 2, GUESS);
  expect(await dora.act(id, 3, GUESS)).toMatchObject({ version: 4, turn: { seat: 0 } });
});

test('a start that is sent again is answered again, also when the game has moved on', async () => {
  const { id } = await table();
  await bob.join(id);
  expect(await start(id, 2)).toEqual({ seat: 0 });
  await ann.act(id, 1, GUESS);
  expect(await start(id, 2)).toEqual({ seat: 0 });
  expect(await ann.refused(`/api/games/${id}/start`, starting(3))).toMatchObject({ status: 409, code: 'not_open' });
  expect(await ann.game(id)).toMatchObject({ version: 2 });
});

test('too few do not start, nor as many as do not sit there, and seats that are missing are no question', async () => {
  const { id } = await table();
  expect(await ann.refused(`/api/games/${id}/start`, starting(1))).toMatchObject({ status: 409, code: 'too_few' });
  for (const players of [2, 4]) {
    expect(await ann.refused(`/api/games/${id}/start`, starting(players))).toMatchObject({ status: 409, code: 'table_changed' });
  }
  for (const players of [0, -1, 1.5, '1', undefined]) {
    const asking = { method: 'POST', json: { players } };
    expect(await ann.refused(`/api/games/${id}/start`, asking)).toMatchObject({ code: 'bad_request' });
  }
  expect(await ann.game(id)).toMatchObject({ status: 'open', revision: 0, seats: [{ name: 'Ann' }, {}, {}, {}] });
  const { id: alone } = await table(3, 'one-move');
  expect(await start(alone, 1)).toEqual({ seat: 0 });
  expect(await ann.game(alone)).toMatchObject({ status: 'running', seats: [{ name: 'Ann' }] });
});

test.each<[what: string, ask: (id: string) => [path: string, asking: Asking]]>([
  ['starts', (id) => [`/api/games/${id}/start`, starting(2)]],
  ['removes anybody', (id) => removing(id, 1, bob)],
  ['renews the link', (id) => [`/api/games/${id}/invite`, { method: 'POST' }]],
  ['closes the table', (id) => [`/api/games/${id}`, { method: 'DELETE' }]],
])('nobody but the host %s, and nobody once it has started or is closed', async (_, ask) => {
  const { id, invite } = await table();
  await bob.join(id);
  for (const visitor of [bob, cleo]) {
    expect(await visitor.refused(...ask(id))).toMatchObject({ status: 403, code: 'not_host' });
  }
  expect(await ann.another().refused(...ask(id))).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect(await ann.refused(...ask('A'.repeat(22)))).toMatchObject({ status: 404, code: 'not_found' });
  expect(await ann.game(id)).toMatchObject({ status: 'open', revision: 1, invite });
  await cleo.join(id);
  await dora.join(id);
  expect(await ann.refused(...ask(id))).toMatchObject({ status: 409, code: 'not_open' });
  expect(await bob.refused(...ask(id))).toMatchObject({ status: 403, code: 'not_host' });
});

test('of a start and somebody sitting down at once each has its way, and nobody is left out', async () => {
  const { id } = await table();
  await bob.join(id);
  writesMeet(async () => {
    await cleo.join(id);
  });
  expect(await ann.refused(`/api/games/${id}/start`, starting(2))).toMatchObject({ status: 409, code: 'table_changed' });
  expect(await ann.game(id)).toMatchObject({ status: 'open', seats: [{}, {}, { name: 'Cleo' }, {}] });
  const answers = await Promise.all([
    ann.ask<{ code?: string }>(`/api/games/${id}/start`, starting(3)),
    dora.ask<{ code?: string }>(`/api/games/${id}/seats`, { method: 'POST', json: {} }),
  ]);
  const game = await ann.game(id);
  const seated = game.seats.filter(({ player }) => player !== undefined).length;
  expect(game).toMatchObject({ status: 'running', version: 1 });
  expect(game.seats).toHaveLength(seated);
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual(seated === 3 ? [200, 'table_full'] : ['not_open', 201]);
});

test('of a start and the last seat taken at once one game comes', async () => {
  const { id } = await table(3);
  await bob.join(id);
  writesMeet(async () => {
    await cleo.join(id);
  });
  expect(await ann.refused(`/api/games/${id}/start`, starting(2))).toMatchObject({ status: 409, code: 'not_open' });
  expect(await ann.game(id)).toMatchObject({ status: 'running', version: 1, seats: [{}, {}, { name: 'Cleo' }] });
});

test('a start does not go ahead without somebody who leaves meanwhile', async () => {
  const { id } = await table();
  await bob.join(id);
  await cleo.join(id);
  writesMeet(() => leave(bob, id).then(() => {}));
  expect(await ann.refused(`/api/games/${id}/start`, starting(3))).toMatchObject({ status: 409, code: 'table_changed' });
  expect(await ann.game(id)).toMatchObject({ status: 'open', seats: [{ name: 'Ann' }, {}, { name: 'Cleo' }, {}] });
  expect(await start(id, 2)).toEqual({ seat: 0 });
  expect(await seatItems(bob)).toEqual([]);
  expect(await seatItems(cleo)).toEqual([{ game: id, seat: 1, status: 'running' }]);
});

test('somebody who leaves while the host starts has a seat in a game that runs', async () => {
  const { id } = await table();
  await bob.join(id);
  writesMeet(async () => {
    await start(id, 2);
  });
  expect(await bob.refused(`/api/games/${id}/seats/me`, { method: 'DELETE' })).toMatchObject({ status: 409, code: 'not_open' });
  expect(await ann.game(id)).toMatchObject({ status: 'running', seats: [{ name: 'Ann' }, { name: 'Bob' }] });
});

test('of two starts in two tabs there is one game', async () => {
  const { id } = await table();
  await bob.join(id);
  expect(await Promise.all([1, 2, 3].map(() => start(id, 2)))).toEqual([{ seat: 0 }, { seat: 0 }, { seat: 0 }]);
  expect((await ann.events(id)).events.map(({ version }) => version)).toEqual([1]);
});

test.each<[name: string, fault: Fault]>([
  ['done but not answered', 'unanswered'],
  ['lost', 'lost'],
  ['met by another transaction', 'conflict'],
])('a start, a removal, a new link and a closing that are %s happen once', async (_, fault) => {
  const { id, invite } = await table();
  await bob.join(id);
  await cleo.join(id);
  writesMeet(fault);
  await ann.expect(204, ...removing(id, 1, bob));
  expect(await ann.game(id)).toMatchObject({ revision: 3, seats: [{}, {}, { name: 'Cleo' }, {}] });
  writesMeet(fault);
  const { invite: fresh } = await renew(id);
  expect(fresh).not.toBe(invite);
  expect(await ann.game(id)).toMatchObject({ revision: 4, invite: fresh });
  writesMeet(fault);
  expect(await start(id, 2)).toEqual({ seat: 0 });
  expect(await cleo.game(id)).toMatchObject({ version: 1, revision: 5, you: 1, status: 'running' });
  const { id: other } = await table();
  writesMeet(fault);
  await ann.expect(204, `/api/games/${other}`, { method: 'DELETE' });
  expect(await ann.game(other)).toMatchObject({ status: 'cancelled', revision: 1 });
});

test('who is removed loses the seat and does not come back, by the link or without', async () => {
  const { id, invite } = await table();
  await bob.join(id, { contribution: BYTES });
  await ann.expect(204, ...removing(id, 1, bob));
  await ann.expect(204, ...removing(id, 1, bob));
  expect(await ann.game(id)).toMatchObject({ revision: 2, seats: [{ name: 'Ann' }, {}, {}, {}] });
  for (const json of [{}, { invite }]) {
    expect(await bob.refused(`/api/games/${id}/seats`, { method: 'POST', json })).toMatchObject({ status: 403, code: 'removed' });
  }
  const [strangers, his] = [await ann.another().game(id), await bob.game(id)];
  expect({ ...his, now: 0 }).toEqual({ ...strangers, now: 0 });
  expect(JSON.stringify(strangers)).not.toContain(idOf(bob));
  expect((await bob.mine()).games).toEqual([]);
  expect(await seatItems(bob)).toEqual([]);
  expect(await cleo.join(id)).toEqual({ seat: 1 });
  await dora.join(id);
  expect(await start(id, 3)).toEqual({ seat: 0 });
  await ann.expect(204, ...removing(id, 1, bob));
  expect(await ann.game(id)).toMatchObject({ status: 'running', seats: [{}, { name: 'Cleo' }, { name: 'Dora' }] });
});

test('who sits elsewhere, or not at all, is not removed by mistake, and a host does not remove themself', async () => {
  const { id } = await table();
  await bob.join(id);
  await cleo.join(id);
  for (const [seat, whom] of [
    [1, cleo],
    [2, bob],
    [3, bob],
    [9, bob],
    [1, dora],
  ] as const) {
    expect(await ann.refused(...removing(id, seat, whom))).toMatchObject({ status: 409, code: 'table_changed' });
  }
  expect(await ann.refused(...removing(id, 0, ann))).toMatchObject({ status: 400, code: 'bad_request' });
  const [bare, odd] = [`/api/games/${id}/seats/1`, `/api/games/${id}/seats/1?player=x`];
  expect(await ann.refused(bare, { method: 'DELETE' })).toMatchObject({ status: 409, code: 'table_changed' });
  expect(await ann.refused(odd, { method: 'DELETE' })).toMatchObject({ status: 400, code: 'bad_request' });
  expect(await ann.refused(`/api/games/${id}/seats/x?player=${idOf(bob)}`, { method: 'DELETE' })).toMatchObject({ status: 404 });
  expect(await ann.game(id)).toMatchObject({ revision: 2, seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cleo' }, {}] });
});

test('a removal that meets a start in which seats move up removes nobody', async () => {
  const { id } = await table(5);
  await bob.join(id);
  await cleo.join(id);
  await dora.join(id);
  await leave(bob, id);
  writesMeet(async () => {
    await start(id, 3);
  });
  expect(await ann.refused(...removing(id, 2, cleo))).toMatchObject({ status: 409, code: 'not_open' });
  expect(await ann.game(id)).toMatchObject({ status: 'running', seats: [{}, { name: 'Cleo' }, { name: 'Dora' }] });
});

test('a removal of somebody whose seat somebody else has taken meanwhile removes neither', async () => {
  const { id } = await table();
  await bob.join(id);
  writesMeet(async () => {
    await leave(bob, id);
    await cleo.join(id);
  });
  expect(await ann.refused(...removing(id, 1, bob))).toMatchObject({ status: 409, code: 'table_changed' });
  expect(await ann.game(id)).toMatchObject({ seats: [{ name: 'Ann' }, { name: 'Cleo' }, {}, {}] });
  expect(await dora.join(id)).toEqual({ seat: 2 });
  await leave(dora, id);
  expect(await bob.join(id)).toEqual({ seat: 2 });
});

test('a new link opens the table, the old one does not open it any more', async () => {
  const { id, invite } = await ann.create({ title: 'several', options: {}, seats: 4, visibility: 'invite' });
  await bob.join(id, { invite });
  const { invite: fresh } = await renew(id);
  expect(fresh).not.toBe(invite);
  expect((await bob.game(id)).invite).toBe(fresh);
  const joining = { method: 'POST', json: { invite } };
  expect(await cleo.refused(`/api/games/${id}/seats`, joining)).toMatchObject({ status: 403, code: 'invite_needed' });
  expect(await bob.join(id, { invite })).toEqual({ seat: 1 });
  expect(await cleo.join(id, { invite: fresh })).toEqual({ seat: 2 });
});

test('somebody who comes by the old link while it is renewed stays outside', async () => {
  const { id, invite } = await ann.create({ title: 'several', options: {}, seats: 4, visibility: 'invite' });
  writesMeet(async () => {
    await renew(id);
  });
  const joining = { method: 'POST', json: { invite } };
  expect(await bob.refused(`/api/games/${id}/seats`, joining)).toMatchObject({ status: 403, code: 'invite_needed' });
});

test('a host closes the table for everybody, once, and it is as if they had left', async () => {
  const { id } = await table();
  await bob.join(id);
  await ann.expect(204, `/api/games/${id}`, { method: 'DELETE' });
  await ann.expect(204, `/api/games/${id}`, { method: 'DELETE' });
  expect(await bob.game(id)).toMatchObject({ status: 'cancelled', revision: 2, version: 0 });
  expect(await cleo.refused(`/api/games/${id}/seats`, { method: 'POST', json: {} })).toMatchObject({ code: 'not_open' });
  expect(await ann.refused(`/api/games/${id}/start`, starting(2))).toMatchObject({ status: 409, code: 'not_open' });
  for (const visitor of [ann, bob]) expect((await visitor.mine()).games).toEqual([]);
});

test('of a start and a closing at once one happens', async () => {
  const { id } = await table();
  await bob.join(id);
  writesMeet(() => ann.expect(204, `/api/games/${id}`, { method: 'DELETE' }).then(() => {}));
  expect(await ann.refused(`/api/games/${id}/start`, starting(2))).toMatchObject({ status: 409, code: 'not_open' });
  expect(await ann.game(id)).toMatchObject({ status: 'cancelled', version: 0 });
});

test('a player makes so many tables a day, and one that is asked for again is none', async () => {
  const limited = await startServer({
    registry: [oneMove],
    limits: { ...server.world.limits, tablesOfPlayer: { times: 2, seconds: 60 } },
  });
  const eve = await Visitor.at(limited.address);
  await eve.enter();
  const creating = (key: string): Asking => ({
    method: 'POST',
    json: { title: 'one-move', options: {}, seats: 1, visibility: 'invite' },
    headers: { 'Idempotency-Key': key },
  });
  for (let times = 0; times < 5; times++) await eve.expect(201, '/api/games', creating('the-same-key'));
  const { id } = await eve.expect<Created>(201, '/api/games', creating('another-key'));
  const refused = await eve.ask('/api/games', creating('a-third-key'));
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  await eve.act(id, 1, GUESS);
  expect(await eve.refused(`/api/games/${id}/rematch`, { method: 'POST' })).toMatchObject({ status: 429, code: 'too_many' });
  expect(await eve.game(id)).not.toHaveProperty('rematch');
  await eve.expect(201, '/api/games', creating('another-key'));
  limited.clock.now += 60_000;
  await eve.expect(201, `/api/games/${id}/rematch`, { method: 'POST' });
  await limited.stop();
});
