/** My games, and the tables that anybody may join. */

import type { GameList, ListedGame } from '@shared/api/games';
import { NO_PACE } from '@shared/pace/pace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commit } from '../../functions/play/moves/commit';
import { oneMove } from '../support/one-move';
import { idOf, put, recordOf } from '../support/records';
import { type Server, startServer } from '../support/server';
import { Visitor } from '../support/visitor';

const otherMove = { ...oneMove, title: { ...oneMove.title, id: 'other-move' } };

let server: Server;
let ann: Visitor;
let bob: Visitor;
let player: string;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove, otherMove] });
});

beforeEach(async () => {
  ann = await Visitor.at(server.address);
  bob = ann.another();
  player = (await ann.enter('Ann')).id;
  await bob.enter('Bob');
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const GUESS = { type: 'guess', number: 3 };

/** A game of Ann's, who sits first, and Bob's. */
async function start(moves = 9): Promise<string> {
  const { id, invite } = await ann.create({ title: 'one-move', options: { moves }, seats: 2, visibility: 'invite' });
  await bob.join(id, { invite });
  return id;
}

function ids({ games }: GameList): string[] {
  return games.map(({ id }) => id);
}

/** All pages of a list. */
async function pages(visitor: Visitor, path: string): Promise<ListedGame[][]> {
  const found: ListedGame[][] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? '' : `${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
    const { games, next } = await visitor.expect<GameList>(200, `${path}${query}`);
    found.push(games);
    cursor = next;
  } while (cursor !== undefined);
  return found;
}

test('my games are in order: those waiting for me by how long they do, running ones, open ones, finished ones', async () => {
  const finished = await start(1);
  await ann.act(finished, 1, GUESS);
  const { id: open } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  const theirs = await start();
  await ann.act(theirs, 1, GUESS);
  const later = await start();
  const sooner = await start();
  await ann.act(later, 1, GUESS);
  await bob.act(later, 2, GUESS);
  const list = await ann.mine();
  expect(ids(list)).toEqual([sooner, later, theirs, open, finished]);
  expect(list.games[0]).toEqual({
    id: sooner,
    title: 'one-move',
    options: { moves: 9 },
    pace: NO_PACE,
    rated: false,
    status: 'running',
    seats: [expect.objectContaining({ player, name: 'Ann' }), expect.objectContaining({ name: 'Bob' })],
    you: 0,
    turn: { seat: 0, number: 1, since: expect.any(Number) },
    created: expect.any(Number),
    updated: expect.any(Number),
  });
  expect(list.games[4]).toMatchObject({ status: 'finished', result: { how: 'guessed' } });
  expect(ids(await ann.mine('?status=turn'))).toEqual([sooner, later]);
  expect(ids(await ann.mine('?status=running'))).toEqual([sooner, later, theirs]);
  expect(ids(await ann.mine('?status=open'))).toEqual([open]);
  expect(ids(await ann.mine('?status=finished'))).toEqual([finished]);
  expect(ids(await bob.mine('?status=turn'))).toEqual([theirs]);
});

test('my turn follows the move at once', async () => {
  const id = await start();
  expect(ids(await ann.mine('?status=turn'))).toEqual([id]);
  await ann.act(id, 1, GUESS);
  expect(ids(await ann.mine('?status=turn'))).toEqual([]);
  expect(ids(await bob.mine('?status=turn'))).toEqual([id]);
});

test('an index that lags never contradicts the document', async () => {
  const id = await start();
  await ann.act(id, 1, GUESS);
  await server.world.db.update(
    { pk: `GAME#${id}`, sk: 'GAME' },
    { text: 'SET #listed = :turn', names: { '#listed': 'listed' }, values: { ':turn': `TURN#${player}` } },
    { text: 'attribute_exists(pk)' },
  );
  expect(ids(await ann.mine('?status=turn'))).toEqual([]);
  expect((await ann.mine()).games).toEqual([expect.objectContaining({ id, turn: expect.objectContaining({ seat: 1 }) })]);
  const { id: gone } = await bob.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  await server.world.db.update(
    { pk: `GAME#${gone}`, sk: 'GAME' },
    { text: 'SET #status = :status', names: { '#status': 'status' }, values: { ':status': 'cancelled' } },
    { text: 'attribute_exists(pk)' },
  );
  expect(ids(await ann.expect<GameList>(200, '/api/games?status=open'))).not.toContain(gone);
  expect(ids(await bob.mine())).not.toContain(gone);
});

test('my games come a page at a time, each once', async () => {
  const turn = { seat: 0, number: 1 };
  const seats = [{ player, name: 'Ann' }, {}];
  const waiting = Array.from({ length: 60 }, (_, at) =>
    recordOf({ id: idOf(1000 + at), status: 'running', updated: at, seats, turn: { ...turn, since: at } }),
  );
  const over = Array.from({ length: 60 }, (_, at) => recordOf({ id: idOf(2000 + at), status: 'finished', updated: at, seats }));
  await put(
    server.world.db,
    [...waiting, ...over].map((record) => ({ ...record, visibility: 'invite' as const })),
  );
  const [first = [], second = [], third = [], ...more] = await pages(ann, '/api/me/games');
  expect(more).toEqual([]);
  expect([first.length, second.length, third.length]).toEqual([50, 50, 20]);
  expect([...first, ...second, ...third].map(({ id }) => id)).toEqual([
    ...waiting.map(({ id }) => id),
    ...over.map(({ id }) => id).reverse(),
  ]);
  expect((await pages(ann, '/api/me/games?status=turn')).flat()).toHaveLength(60);
  expect((await pages(ann, '/api/me/games?status=finished')).flat()).toHaveLength(60);
});

test('the newest is what came there last, on one page and over several, whatever was moved since', async () => {
  const seats = [{ player, name: 'Ann' }, {}];
  const running = Array.from({ length: 60 }, (_, at) =>
    recordOf({ id: idOf(4000 + at), visibility: 'invite', status: 'running', updated: at, seats }),
  );
  await put(server.world.db, running);
  for (const [at, game] of running.entries()) {
    await server.world.db.write(commit(game, { game: { ...game, version: 1, updated: 1000 - at } }));
  }
  const newest = running.map(({ id }) => id).reverse();
  const found = await pages(ann, '/api/me/games');
  expect(found.map((page) => page.map(({ id }) => id))).toEqual([newest.slice(0, 50), newest.slice(50)]);
});

test('open tables of all titles come the newest first, a page at a time, until they start', async () => {
  const tables = Array.from({ length: 120 }, (_, at) =>
    recordOf({
      id: idOf(3000 + at),
      title: at % 3 === 0 ? 'other-move' : 'one-move',
      created: 10 ** 13 + Math.floor(at / 2),
    }),
  );
  await put(server.world.db, [...tables, recordOf({ id: idOf(1), visibility: 'invite', created: 10 ** 13 })]);
  const found = (await pages(ann.another(), '/api/games?status=open')).flat().map(({ id }) => id);
  expect(found.slice(0, 120)).toEqual(tables.map(({ id }) => id).reverse());
  expect(new Set(found).size).toBe(found.length);
  const { id } = await bob.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  const listed = async (visitor: Visitor): Promise<ListedGame | undefined> =>
    (await pages(visitor, '/api/games?status=open')).flat().find((game) => game.id === id);
  expect(await listed(ann)).toMatchObject({ status: 'open', seats: [{ name: 'Bob' }, {}] });
  expect(await listed(ann)).not.toHaveProperty('you');
  expect(await listed(bob)).toMatchObject({ you: 0 });
  await ann.join(id);
  expect(await listed(ann)).toBeUndefined();
});

test.each([
  '/api/games',
  '/api/games?status=running',
  '/api/games?status=open&status=open',
  '/api/games?status=open&more=1',
  '/api/games?status=open&cursor=***',
  '/api/games?status=open&cursor=QUJD',
  `/api/games?status=open&cursor=${'A'.repeat(600)}`,
  '/api/me/games?status=cancelled',
  '/api/me/games?__proto__=1',
  '/api/me/games?cursor=',
])('%s is no list', async (path) => {
  expect(await ann.refused(path)).toMatchObject({ status: 400, code: 'bad_request' });
});

test('who is not signed in has no games', async () => {
  expect(await ann.another().refused('/api/me/games')).toMatchObject({ status: 401, code: 'not_signed_in' });
});
