/** What networks and busy databases do, and that nothing is done twice or lost for it. */

import { randomUUID } from 'node:crypto';
import type { Created } from '@shared/api/games';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CROWD } from '../../functions/play/settle';
import { readSeats } from '../../functions/store/seat';
import { expectBorne, startDisturbed, stopDisturbed } from '../support/disturbed';
import type { Fault, Wire } from '../support/faults';
import type { Server } from '../support/server';
import { sitDown, type Table } from '../support/table-play';
import { acting, type Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  ({ server, wire, somebody } = await startDisturbed());
});

afterAll(() => stopDisturbed({ server, wire }));

afterEach(() => expectBorne({ server, wire }));

const GUESS = { type: 'guess', number: 3 };

const NOTHING: Fault = async () => {};

function start(): Promise<Table> {
  return sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
}

function writesMeet(...faults: Fault[]): void {
  wire.faults.set('TransactWriteItems', faults);
}

function first({ players }: Table): Visitor {
  return players[0] as Visitor;
}

/** Versions that have an event: each has one. */
async function versions({ id }: Table): Promise<number[]> {
  return (await somebody.events(id)).events.map(({ version }) => version);
}

test.each<[name: string, faults: Fault[], writes: number]>([
  ['is lost on its way', ['lost'], 2],
  ['is done but not answered', ['unanswered'], 1],
  ['meets another transaction', ['conflict'], 2],
  ['is lost, then done but not answered', ['lost', 'unanswered'], 2],
])('a move whose transaction %s is made once', async (_, faults, writes) => {
  const table = await start();
  const ann = first(table);
  writesMeet(...faults);
  wire.sent.length = 0;
  const key = randomUUID();
  expect(await ann.act(table.id, 1, GUESS, key)).toMatchObject({ version: 2, applied: 2 });
  expect(wire.sent.filter((kind) => kind === 'TransactWriteItems')).toHaveLength(writes);
  expect(await ann.act(table.id, 1, GUESS, key)).toMatchObject({ version: 2, applied: 2 });
  expect(await versions(table)).toEqual([1, 2]);
});

test('a move that meets other transactions again and again is given up, and made when it is sent again', async () => {
  const table = await start();
  const ann = first(table);
  writesMeet(...Array<'conflict'>(CROWD).fill('conflict'));
  const key = randomUUID();
  const answered = await ann.ask(`/api/games/${table.id}/actions`, acting(1, GUESS, key));
  expect(answered).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(answered.headers.get('Retry-After')).toBe('1');
  expect(await versions(table)).toEqual([1]);
  expect(await ann.act(table.id, 1, GUESS, key)).toMatchObject({ version: 2, applied: 2 });
});

test('a move that another one overtakes on the way is refused with the game as it is now', async () => {
  const table = await start();
  const ann = first(table);
  const tab = ann.another();
  tab.cookie = ann.cookie;
  writesMeet(async () => {
    await tab.act(table.id, 1, { type: 'guess', number: 1 });
  });
  expect(await ann.refused(`/api/games/${table.id}/actions`, acting(1, GUESS))).toMatchObject({
    status: 412,
    code: 'version_moved',
    game: { version: 2, you: 0 },
  });
  expect(await versions(table)).toEqual([1, 2]);
});

test('a name that changes during a move is not lost, and neither is the move', async () => {
  const table = await start();
  const ann = first(table);
  writesMeet(async () => {
    await ann.change({ name: 'Another Ann' });
  });
  expect(await ann.act(table.id, 1, GUESS)).toMatchObject({ applied: 2 });
  const { version, revision, seats } = await ann.game(table.id);
  expect({ version, revision, name: seats[0]?.name }).toEqual({ version: 2, revision: 2, name: 'Another Ann' });
});

test('a change of name waits for the transactions it meets, and is told when it has waited in vain', async () => {
  const ann = first(await start());
  wire.faults.set('UpdateItem', ['held', NOTHING, 'held', 'held']);
  expect(await ann.change({ name: 'Anna' })).toMatchObject({ name: 'Anna' });
  expect((await ann.mine()).games[0]?.seats[0]?.name).toBe('Anna');
  wire.faults.set(
    'UpdateItem',
    Array.from({ length: 6 }, () => 'held'),
  );
  expect(await ann.refused('/api/me', { method: 'PATCH', json: { name: 'Annie' } })).toMatchObject({ status: 503, code: 'busy' });
});

test('a resignation that meets a change of name is made on second sight', async () => {
  const table = await start();
  const [ann, bob] = table.players as [Visitor, Visitor];
  writesMeet(async () => {
    await ann.change({ name: 'Ann the Last' });
  });
  await bob.expect(200, `/api/games/${table.id}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  expect(await somebody.game(table.id)).toMatchObject({ status: 'finished', seats: [{ name: 'Ann the Last' }, { left: true }] });
});

test('a resignation without a key whose transaction is done but not answered is answered as made', async () => {
  const table = await start();
  const ann = first(table);
  writesMeet('unanswered');
  const resigning = { method: 'POST', headers: { 'If-Match': '"1"' } };
  expect(await ann.expect(200, `/api/games/${table.id}/resignation`, resigning)).toMatchObject({ applied: 2, version: 2 });
  expect(await versions(table)).toEqual([1, 2]);
});

test('a host’s cancellation that meets a change of name leaves both, under a tag of its own', async () => {
  const [ann, bob] = [somebody.another(), somebody.another()];
  await ann.enter();
  await bob.enter('Bob');
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  await bob.join(id);
  let between: string | null = null;
  writesMeet(async () => {
    await bob.change({ name: 'Robert' });
    between = (await bob.ask(`/api/games/${id}`)).headers.get('ETag');
  });
  await ann.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  const after = await bob.ask(`/api/games/${id}`);
  expect(after.body).toMatchObject({ status: 'cancelled', revision: 3, seats: [{}, { name: 'Robert' }, {}] });
  expect(between).toBe('"0.2.1"');
  expect(after.headers.get('ETag')).toBe('"0.3.1"');
});

test('a host’s cancellation that meets somebody sitting down takes the table off their list too', async () => {
  const [ann, bob] = [somebody.another(), somebody.another()];
  await ann.enter();
  const { id: player } = await bob.enter();
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  writesMeet(async () => {
    await bob.join(id);
  });
  await ann.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  expect(await bob.game(id)).toMatchObject({ status: 'cancelled', revision: 2, you: 1 });
  expect(await readSeats(server.world.db, player)).toMatchObject([{ game: id, status: 'cancelled' }]);
  expect((await bob.mine()).games).toEqual([]);
});

test('a change of name that another one overtakes on the way leaves one name everywhere', async () => {
  const ann = first(await start());
  wire.faults.set('UpdateItem', [
    NOTHING,
    async () => {
      await ann.change({ name: 'Second' });
    },
  ]);
  await ann.change({ name: 'First' });
  expect((await ann.me()).name).toBe('Second');
  expect((await ann.mine()).games[0]?.seats[0]?.name).toBe('Second');
});

test('a guest gets the name that was asked for, under one id, though the answer was lost', async () => {
  const guest = somebody.another();
  writesMeet('unanswered');
  const { id } = await guest.enter('Cleo');
  expect(await guest.me()).toMatchObject({ id, name: 'Cleo' });
});

test('who sits down while somebody else does, and without an answer, has one seat', async () => {
  const [ann, bob, cleo] = [somebody.another(), somebody.another(), somebody.another()];
  for (const visitor of [ann, bob, cleo]) await visitor.enter();
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 4, visibility: 'open' });
  writesMeet(
    async () => {
      await cleo.join(id);
    },
    NOTHING,
    'unanswered',
  );
  expect(await bob.join(id)).toEqual({ seat: 2 });
  const { seats, revision } = await ann.game(id);
  expect(seats.map(({ player }) => player !== undefined)).toEqual([true, true, true, false]);
  expect(revision).toBe(2);
});

test('who sits down while no write is answered is told soon, and has one seat when they ask again', async () => {
  const [ann, bob] = [somebody.another(), somebody.another()];
  await ann.enter();
  await bob.enter('Bob');
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 4, visibility: 'open' });
  const joining = { method: 'POST', json: {}, headers: { 'Idempotency-Key': randomUUID() } };
  writesMeet(...Array.from({ length: CROWD }, () => 'lost' as const));
  wire.sent.length = 0;
  const answered = await bob.ask(`/api/games/${id}/seats`, joining);
  expect(answered).toMatchObject({ status: 503, body: { code: 'busy' } });
  expect(answered.headers.get('Retry-After')).toBe('1');
  expect(wire.sent.filter((kind) => kind === 'TransactWriteItems')).toHaveLength(2);
  writesMeet('lost', 'unanswered');
  expect(await bob.expect(201, `/api/games/${id}/seats`, joining)).toEqual({ seat: 1 });
  const { seats, revision } = await ann.game(id);
  expect(seats.map(({ name }) => name === 'Bob')).toEqual([false, true, false, false]);
  expect(revision).toBe(1);
});

test('a name that changes while its owner sits down is the one at the table', async () => {
  const [ann, bob] = [somebody.another(), somebody.another()];
  await ann.enter();
  await bob.enter('Bob');
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  writesMeet(async () => {
    await bob.change({ name: 'Robert' });
  });
  await bob.join(id);
  expect((await ann.game(id)).seats[1]?.name).toBe('Robert');
});

test.each<[name: string, fault: Fault]>([
  ['done but not answered', 'unanswered'],
  ['lost', 'lost'],
])('a table whose creation is %s is there once', async (_, fault) => {
  const ann = somebody.another();
  await ann.enter();
  writesMeet(fault);
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  const { games } = await ann.mine();
  expect(games.map((game) => game.id)).toEqual([id]);
});

test('a table asked for twice at once under one key is one table', async () => {
  const ann = somebody.another();
  await ann.enter();
  const request = {
    method: 'POST',
    json: { title: 'one-move', options: {}, seats: 2, visibility: 'invite' },
    headers: { 'Idempotency-Key': randomUUID() },
  };
  const [one, other] = await Promise.all([
    ann.expect<Created>(201, '/api/games', request),
    ann.expect<Created>(201, '/api/games', request),
  ]);
  expect(one).toEqual(other);
  expect((await ann.mine()).games).toHaveLength(1);
});

test('a database that throttles is told as busy, and nothing has happened', async () => {
  const table = await start();
  const ann = first(table);
  writesMeet('throttled');
  expect(await ann.refused(`/api/games/${table.id}/actions`, acting(1, GUESS))).toMatchObject({ status: 503, code: 'busy' });
  wire.faults.set('BatchGetItem', ['throttled']);
  expect(await ann.refused(`/api/games/${table.id}`)).toMatchObject({ status: 503, code: 'busy' });
  wire.faults.set('BatchGetItem', ['lost']);
  expect(await ann.refused(`/api/games/${table.id}`)).toMatchObject({ status: 503, code: 'busy' });
  expect(await versions(table)).toEqual([1]);
});

test('keys that the database hands back unread are asked for again', async () => {
  const table = await start();
  wire.faults.set('BatchGetItem', ['unprocessed', 'unprocessed']);
  expect(await first(table).game(table.id)).toMatchObject({ version: 1, you: 0 });
});
