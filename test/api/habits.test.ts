/** How long those who sit at a table usually take for a turn. */

import type { GameAnswer, GameList } from '@shared/api/games';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { habit } from '../../functions/habit/habit';
import { readEvents } from '../../functions/store/event';
import { habitFrom, keepHabit } from '../../functions/store/habit';
import { accountKey, habitKey } from '../../functions/store/keys';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { playOn, sitDown } from '../support/table-play';
import { Visitor } from '../support/visitor';

let server: Server;
let ann: Visitor;
let bob: Visitor;
let player: string;

beforeAll(async () => {
  server = await startServer({ registry: [...games, oneMove] });
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
const HOUR = 60 * 60 * 1000;

async function start(moves: number): Promise<string> {
  const { id, invite } = await ann.create({ title: 'one-move', options: { moves }, seats: 2, visibility: 'invite' });
  await bob.join(id, { invite });
  return id;
}

/** Ann moves after these times, Bob at once. @returns the versions that were made. */
async function play(id: string, waits: readonly number[]): Promise<number[]> {
  let { version } = await ann.game(id);
  const first = version + 1;
  for (const wait of waits) {
    server.clock.now += wait;
    await ann.act(id, version, GUESS);
    version = (await bob.act(id, version + 1, GUESS)).version;
  }
  return Array.from({ length: version - first + 1 }, (_, at) => first + at);
}

async function tell(game: string, versions: readonly number[]): Promise<void> {
  for (const version of versions) await habit(server.world, { game, version });
}

/** What a new table of Ann’s says of her, to within what a call takes, in hours. */
async function replies(): Promise<number | undefined> {
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  const [usually] = await repliesAt(id);
  const { games } = await bob.expect<GameList>(200, '/api/games?status=open');
  expect(inHours(games.find((game) => game.id === id)?.seats)).toEqual([usually, undefined]);
  await ann.expect(204, `/api/games/${id}`, { method: 'DELETE' });
  expect(await repliesAt(id)).toEqual([undefined, undefined]);
  return usually;
}

/** What a look at a table says, by seat, in hours. */
async function repliesAt(id: string): Promise<(number | undefined)[]> {
  return inHours((await bob.game(id)).seats);
}

function inHours(seats: GameAnswer['seats'] = []): (number | undefined)[] {
  return seats.map(({ replies: usually }) => (usually === undefined ? undefined : Math.round((usually / HOUR) * 100) / 100));
}

test('of a host who has not moved yet nobody can say', async () => {
  expect(await replies()).toBeUndefined();
});

test('it is the median of what the host took, and nobody else’s time', async () => {
  const id = await start(99);
  await tell(id, await play(id, [HOUR, 3 * HOUR, 100 * HOUR]));
  expect(await replies()).toBe(3);
});

test('everybody who sits at an open table is told of, until it starts', async () => {
  const id = await start(99);
  await tell(id, await play(id, [HOUR, 3 * HOUR]));
  const cat = bob.another();
  await cat.enter('Cat');
  const { id: open } = await cat.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  await ann.join(open);
  expect(await repliesAt(open)).toEqual([undefined, 1, undefined]);
  await bob.join(open);
  expect(await repliesAt(open)).toEqual([undefined, undefined, undefined]);
});

test('told twice, late, out of order or at once, a turn counts once', async () => {
  const id = await start(99);
  const versions = await play(id, [HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 5 * HOUR]);
  await tell(id, versions.toReversed());
  await tell(id, [2, 2, 2, 4, 2]);
  await Promise.all([10, 10, 10, 2, 2].map((version) => habit(server.world, { game: id, version })));
  expect(await replies()).toBe(3);
});

test('many turns that are told at once all count', async () => {
  const id = await start(99);
  const versions = await play(id, [HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 5 * HOUR]);
  await Promise.all(versions.map((version) => habit(server.world, { game: id, version })));
  expect(await replies()).toBe(3);
});

test('the last twenty make it: people change, and the item stays small', async () => {
  const id = await start(999);
  await tell(
    id,
    await play(
      id,
      Array.from({ length: 15 }, () => 9 * HOUR),
    ),
  );
  expect(await replies()).toBe(9);
  await tell(
    id,
    await play(
      id,
      Array.from({ length: 15 }, () => 2 * HOUR),
    ),
  );
  expect(await replies()).toBe(2);
  const [item] = await server.world.db.get(habitKey(player));
  expect(JSON.stringify(item).length).toBeLessThan(2000);
});

test('old turns that are told anew, as after a copy or a restored table, push out no later one', async () => {
  const id = await start(999);
  const old = await play(id, Array<number>(10).fill(9 * HOUR));
  await tell(id, [...old, ...(await play(id, Array<number>(20).fill(2 * HOUR)))]);
  const kept = await server.world.db.get(habitKey(player));
  await tell(id, old);
  expect(await server.world.db.get(habitKey(player))).toEqual(kept);
  await tell(id, await play(id, Array<number>(11).fill(4 * HOUR)));
  expect(await replies()).toBe(4);
});

test('what was kept without a time counts, and is the first to go', async () => {
  const early = Array.from({ length: 20 }, (_, at) => ({ of: `${'A'.repeat(22)}#${at}`, waited: 9 * HOUR }));
  await server.world.db.write([keepHabit(player, undefined, early)]);
  expect(await replies()).toBe(9);
  const id = await start(99);
  await tell(id, await play(id, Array<number>(11).fill(2 * HOUR)));
  expect(await replies()).toBe(2);
  const [item] = await server.world.db.get(habitKey(player));
  expect(habitFrom(item)?.last.slice(0, 9)).toEqual(early.slice(11));
});

test('a turn of two actions waits once: until the first of them', async () => {
  const table = await sitDown(ann, { title: 'mr-jack-pocket', options: { roles: 'host-jack' }, seats: 2 });
  await playOn(table, { seed: 3, moves: 4 });
  const told = await readEvents(server.world.db, table.id, 1, 4);
  expect(told.map(({ waited }) => waited !== undefined)).toEqual([true, true, false, true]);
});

test('a start and a resignation are no turns, and what is not there is none either', async () => {
  const id = await start(99);
  server.clock.now += HOUR;
  await ann.expect(200, `/api/games/${id}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  await tell(id, [0, 1, 2, 3, 99]);
  await tell('A'.repeat(22), [1]);
  expect(await replies()).toBeUndefined();
});

test('nothing is kept of a player who is gone', async () => {
  const id = await start(99);
  const versions = await play(id, [HOUR]);
  await server.world.db.remove(accountKey(player));
  await tell(id, versions);
  expect(await server.world.db.get(habitKey(player))).toEqual([undefined]);
});

test('a move asks the database for nothing of it', async () => {
  const id = await start(99);
  await tell(id, await play(id, [HOUR]));
  server.metered.length = 0;
  await ann.act(id, 3, GUESS);
  expect(server.metered.map(({ request }) => request)).toEqual(['BatchGet', 'TransactWrite']);
  const [event] = await readEvents(server.world.db, id, 3, 1);
  expect(event).toMatchObject({ seat: 0, action: GUESS, waited: expect.any(Number) });
});
