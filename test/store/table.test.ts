/** The store on a real database. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../functions/aws/call';
import { standIn } from '../../functions/local/stand-in';
import { commit } from '../../functions/play/moves/commit';
import { dueAt } from '../../functions/store/due';
import { dynamo } from '../../functions/store/dynamo/client';
import { type Database, database, type Metered } from '../../functions/store/dynamo/database';
import { isConditionFailed, isUnanswered } from '../../functions/store/dynamo/errors';
import { removeExpired } from '../../functions/store/dynamo/expired';
import { createTable } from '../../functions/store/dynamo/table';
import { addEvent, type EventRecord, readEvents } from '../../functions/store/event';
import { changeGame, createGame, type GameRecord, readGames } from '../../functions/store/game';
import { gameKey, requestKey } from '../../functions/store/keys';
import { readOpen, readTurns } from '../../functions/store/listed';
import { addRequest } from '../../functions/store/request';
import { readSeats } from '../../functions/store/seat';
import { addSession, keyOfSession } from '../../functions/store/session';
import { startWire } from '../support/faults';
import { idOf, put, recordOf } from '../support/records';
import { startTable, TABLE_NAME, type Table } from '../support/table';

let table: Table;
let db: Database;
let metered: Metered[];
let last = 0;

beforeAll(async () => {
  table = await startTable();
});

beforeEach(() => {
  metered = [];
  db = database(table.client, TABLE_NAME, (request) => metered.push(request));
});

afterAll(() => table.stop());

const ANN = idOf(900001);
const BOB = idOf(900002);

/** A running game of Ann's and Bob's that is not there yet. */
function running(fields: Partial<GameRecord> = {}): GameRecord {
  return recordOf({
    id: idOf(++last),
    version: 3,
    revision: 5,
    status: 'running',
    seats: [
      { player: ANN, name: 'Ann' },
      { player: BOB, name: 'Bob' },
    ],
    state: { secret: 'x' },
    turn: { seat: 0, number: 3, since: 7 },
    moved: true,
    ...fields,
  });
}

function event(version: number, fields: Partial<EventRecord> = {}): EventRecord {
  return { version, at: 1, events: [{ type: 'x' }], drawn: [['a', 1]], ...fields };
}

async function read(id: string): Promise<GameRecord | undefined> {
  return (await readGames(db, [id]))[0];
}

async function refuses(writing: Promise<unknown>): Promise<boolean> {
  return writing.then(() => false, isConditionFailed);
}

const EXPIRING = { TimeToLiveDescription: { AttributeName: 'expires', TimeToLiveStatus: 'ENABLED' } };

async function timeToLive(client: Caller, name: string): Promise<unknown> {
  return client.call('DescribeTimeToLive', { TableName: name });
}

test('the table has its keys, two indexes of keys alone, a time to live, and is made once', async () => {
  await createTable(table.client, TABLE_NAME);
  const index = (name: string, partition: string, sort: string) => ({
    IndexName: name,
    KeySchema: [
      { AttributeName: partition, KeyType: 'HASH' },
      { AttributeName: sort, KeyType: 'RANGE' },
    ],
    Projection: { ProjectionType: 'KEYS_ONLY' },
  });
  expect(await table.client.call('DescribeTable', { TableName: TABLE_NAME })).toMatchObject({
    Table: {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [index('listed', 'listed', 'listedAt'), index('due', 'due', 'dueAt')],
    },
  });
  expect(await timeToLive(table.client, TABLE_NAME)).toMatchObject(EXPIRING);
});

test('a start that was cut off before items expired is made good by the next one', async () => {
  const wire = await startWire(table.endpoint);
  const client = dynamo({ ...standIn(wire.address), attempts: 1 });
  wire.faults.set('UpdateTimeToLive', ['lost']);
  await expect(createTable(client, 'cut-off')).rejects.toSatisfy(isUnanswered);
  await createTable(client, 'cut-off');
  expect(await timeToLive(client, 'cut-off')).toMatchObject(EXPIRING);
  await createTable(client, 'cut-off');
  expect(wire.sent.filter((kind) => kind === 'UpdateTimeToLive')).toHaveLength(2);
  client.destroy();
  wire.stop();
});

test('a request waits for its answer as long as it was told to, and is sent as often', { timeout: 2_500 }, async () => {
  let requests = 0;
  const silent = createServer(() => {
    requests++;
  });
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const client = dynamo({ ...standIn(endpoint), attempts: 1, patience: 400 });
  const error = await database(client, TABLE_NAME)
    .get(gameKey('x'))
    .catch((thrown: unknown) => thrown);
  expect(isUnanswered(error)).toBe(true);
  expect(requests).toBe(1);
  client.destroy();
  silent.close();
  silent.closeAllConnections();
});

test('what has run out is removed, and nothing else', async () => {
  const [now, player] = [Date.UTC(2026, 0, 1), idOf(900005)];
  const [seconds, day] = [now / 1000, 24 * 60 * 60 * 1000];
  const session = { player, device: idOf(900006), created: 0 };
  const kept = running();
  await put(db, [kept]);
  await db.write([
    addSession('over', { ...session, expires: seconds }),
    addSession('lasting', { ...session, expires: seconds + 1 }),
    addRequest(player, 'over', { body: 'x', answer: 'x' }, now - day),
    addRequest(player, 'lasting', { body: 'x', answer: 'x' }, now),
  ]);
  await removeExpired(table.client, TABLE_NAME, now);
  const keys = ['over', 'lasting'].flatMap((name) => [keyOfSession(name), requestKey(player, name)]);
  expect((await db.get(...keys)).map((item) => item !== undefined)).toEqual([false, false, true, true]);
  expect(await read(kept.id)).toEqual(kept);
  await removeExpired(table.client, TABLE_NAME, now);
});

test('more than one page of what has run out is removed', async () => {
  const long = 'x'.repeat(300_000);
  const names = Array.from({ length: 8 }, (_, at) => `page ${at}`);
  for (const name of names) await db.write([addRequest(BOB, name, { body: 'x', answer: long }, 0)]);
  await removeExpired(table.client, TABLE_NAME, Date.UTC(2026, 0, 1));
  expect((await db.get(...names.map((name) => requestKey(BOB, name)))).filter(Boolean)).toEqual([]);
});

test('a document comes back as it was written', async () => {
  const game = running({ result: { how: 'x', seats: [{ place: 1, score: -2 }, { place: 2 }] }, deadline: 9 });
  await put(db, [game]);
  expect(await read(game.id)).toEqual({ ...game, ...dueAt(game.id, 9) });
  expect(await read(idOf(999999))).toBeUndefined();
});

test('a game is created once', async () => {
  const game = running();
  await put(db, [game]);
  expect(await refuses(db.write([createGame({ ...game, version: 0 })]))).toBe(true);
  expect(await read(game.id)).toEqual(game);
});

test('of two commands on one version one is written', async () => {
  const game = running();
  await put(db, [game]);
  const writes = [1, 2].map((at) => {
    const after = { ...game, version: 4, state: { by: at }, updated: at };
    return db.write(commit(game, { game: after, event: event(4, { at }) })).then(
      () => true,
      (error: unknown) => {
        if (!isConditionFailed(error)) throw error;
        return false;
      },
    );
  });
  const done = await Promise.all(writes);
  expect(done.filter(Boolean)).toHaveLength(1);
  const winner = done.indexOf(true) + 1;
  expect(await read(game.id)).toMatchObject({ version: 4, state: { by: winner } });
  expect(await readEvents(db, game.id, 0, 10)).toEqual([event(4, { at: winner })]);
});

test('a transaction whose answer is lost is sent again, and done once', async () => {
  const wire = await startWire(table.endpoint);
  const client = dynamo({ ...standIn(wire.address), attempts: 2 });
  wire.faults.set('TransactWriteItems', ['unanswered']);
  const game = running({ version: 0 });
  await database(client, TABLE_NAME).write([createGame(game)]);
  expect(wire.sent).toHaveLength(2);
  expect(await read(game.id)).toEqual(game);
  client.destroy();
  wire.stop();
});

test('a transaction of which one part fails writes nothing', async () => {
  const game = running();
  await put(db, [game]);
  await db.write([addEvent(game.id, event(4))]);
  expect(await refuses(db.write(commit(game, { game: { ...game, version: 4 }, event: event(4, { at: 2 }) })))).toBe(true);
  expect(await read(game.id)).toEqual(game);
});

test('a command on an older version is refused by the document alone', async () => {
  const game = running();
  await put(db, [game]);
  await db.write([changeGame(game, { ...game, version: 4 })]);
  expect(await refuses(db.write([changeGame(game, { ...game, version: 4, state: {} })]))).toBe(true);
  expect(await read(game.id)).toEqual({ ...game, version: 4 });
});

test('a command keeps what else has changed: it writes what it changes and nothing more', async () => {
  const game = running();
  await put(db, [game]);
  const seats = [{ player: ANN, name: 'Anna' }, ...game.seats.slice(1)];
  await db.write([changeGame(game, { ...game, seats, revision: 6 })]);
  await db.write([changeGame(game, { ...game, version: 4, state: { secret: 'y' }, keys: ['k', ''] })]);
  expect(await read(game.id)).toEqual({ ...game, seats, revision: 6, version: 4, state: { secret: 'y' }, keys: ['k', ''] });
});

test('a command that changes a seat is refused when a seat has changed', async () => {
  const game = running();
  await put(db, [game]);
  await db.write([changeGame(game, { ...game, seats: [{}, {}], revision: 6 })]);
  const left = game.seats.with(0, { ...game.seats[0], left: true as const });
  expect(await refuses(db.write([changeGame(game, { ...game, seats: left, version: 4 })]))).toBe(true);
  expect((await read(game.id))?.version).toBe(3);
});

test('what a change leaves out is removed', async () => {
  const game = running();
  await put(db, [game]);
  const { turn: _, ...over } = { ...game, version: 4, status: 'finished' as const };
  await db.write([changeGame(game, over)]);
  expect(await read(game.id)).toEqual(over);
  expect((await readTurns(db, ANN)).map((listed) => listed.game)).not.toContain(game.id);
});

test('a game is listed for whoever’s turn it is, by its deadline or else by how long it waits', async () => {
  const [cleo, first, second, third] = [idOf(900003), idOf(++last), idOf(++last), idOf(++last)];
  const seats = [{ player: cleo, name: 'Cleo' }, {}];
  const turn = { seat: 0, number: 1 };
  await put(db, [
    running({ id: third, seats, turn: { ...turn, since: 50 } }),
    running({ id: first, seats, turn: { ...turn, since: 70 }, deadline: 10 }),
    running({ id: second, seats, turn: { ...turn, since: 20 } }),
    running({ seats, turn: { seat: 1, number: 1, since: 1 } }),
    running({ seats, status: 'finished' }),
  ]);
  expect((await readTurns(db, cleo)).map(({ game }) => game)).toEqual([first, second, third]);
});

test('what is due is listed by its instant, as a number', async () => {
  const [first, second, third] = [9, 10, 1_767_225_600_000].map((dueAt) => ({
    pk: `DUE ${dueAt}`,
    sk: 'x',
    due: 'DUE#x',
    dueAt,
  }));
  await db.write([third, first, second].flatMap((put) => (put ? [{ put }] : [])));
  const listed = (from: number, to: number) => db.query({ index: 'due', partition: 'DUE#x', from, to });
  expect(await listed(0, 1_767_225_600_000)).toEqual([first, second, third]);
  expect(await listed(10, 1_767_225_599_999)).toEqual([second]);
});

test('open tables are listed the newest first, from any place on', async () => {
  const tables = [30, 10, 20, 20].map((created) => recordOf({ id: idOf(++last), title: 'rare', created }));
  await put(db, [...tables, recordOf({ id: idOf(++last), title: 'rare', visibility: 'invite', created: 40 })]);
  const ids = [0, 3, 2, 1].map((at) => tables[at]?.id);
  const all = await readOpen(db, 'rare', 10);
  expect(all.map(({ game }) => game)).toEqual(ids);
  const first = await readOpen(db, 'rare', 2);
  expect(first.map(({ game }) => game)).toEqual(ids.slice(0, 2));
  expect((await readOpen(db, 'rare', 2, first[1]?.place)).map(({ game }) => game)).toEqual(ids.slice(2));
});

test('seats are written for who sits down, rewritten when the status changes, and removed for who gets up', async () => {
  const dora = idOf(900004);
  const open = recordOf({ id: idOf(++last), seats: [{ player: dora, name: 'Dora' }, {}], updated: 1 });
  await put(db, [open]);
  expect(await readSeats(db, dora)).toEqual([{ game: open.id, seat: 0, title: 'one-move', status: 'open', since: 1 }]);
  const started = { ...open, status: 'running' as const, updated: 2 };
  await db.write(commit(open, { game: started }));
  expect(await readSeats(db, dora)).toMatchObject([{ status: 'running', since: 2 }]);
  await db.write(commit(started, { game: { ...started, seats: [{}, {}] } }));
  expect(await readSeats(db, dora)).toEqual([]);
});

test('more than one page is read to the end', async () => {
  const long = 'x'.repeat(100_000);
  const game = idOf(++last);
  for (let version = 1; version <= 25; version++) await db.write([addEvent(game, event(version, { events: [{ type: long }] }))]);
  metered.length = 0;
  const events = await readEvents(db, game, 0, 1000);
  expect(events.map(({ version }) => version)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
  expect(metered.length).toBeGreaterThan(1);
  expect((await readEvents(db, game, 20, 3)).map(({ version }) => version)).toEqual([21, 22, 23]);
});

test('more keys than one batch holds are read in the order asked, and missing ones are missing', async () => {
  const games = Array.from({ length: 130 }, () => recordOf({ id: idOf(++last) }));
  await put(db, games);
  const keys = games.flatMap(({ id }, at) => (at % 50 === 0 ? [gameKey(`${id}x`), gameKey(id)] : [gameKey(id)])).reverse();
  const items = await db.get(...keys);
  expect(items.map((item) => item?.pk)).toEqual(keys.map(({ pk }) => (pk.endsWith('x') ? undefined : pk)));
});

test('every request is metered', async () => {
  const game = running();
  await db.write([createGame(game)]);
  await db.get(gameKey(game.id));
  await readEvents(db, game.id, 0, 1);
  await db.update(gameKey(game.id), { text: 'SET deadline = :one', values: { ':one': 1 } }, { text: 'attribute_exists(pk)' });
  await db.remove(gameKey(game.id));
  expect(metered.map(({ request }) => request)).toEqual(['TransactWrite', 'BatchGet', 'Query', 'Update', 'Delete']);
  for (const { units } of metered) expect(units).toBeGreaterThan(0);
});
