/** What the clock would never find is found by the reconciler. docs/deadlines.md, "How the clock finds it". */

import { beforeEach, expect, test } from 'vitest';
import { standIn } from '../../../functions/local/stand-in';
import { LIVE, mend, reconcile } from '../../../functions/reconcile/reconcile';
import { NOT_DUE } from '../../../functions/store/due';
import { dynamo } from '../../../functions/store/dynamo/client';
import { assign } from '../../../functions/store/dynamo/expression';
import { type Part, scan } from '../../../functions/store/dynamo/scan';
import { DUE, gameKey } from '../../../functions/store/keys';
import { type ClockedServer, startClockedServer } from '../../support/clock';
import { oneMove } from '../../support/one-move';
import { idOf, put, recordOf } from '../../support/records';
import { TABLE_NAME } from '../../support/table';
import { sitDown } from '../../support/table-play';
import { stored } from '../../support/turn-mail';
import { Visitor } from '../../support/visitor';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PACE = { turn: DAY, weekends: true, vacation: true };

let server: ClockedServer;
let somebody: Visitor;

beforeEach(async () => {
  server = await startClockedServer({ registry: [oneMove] });
  somebody = await Visitor.at(server.address);
  return () => server.stop();
});

async function running(): Promise<string> {
  const table = await sitDown(somebody, { title: 'one-move', options: { moves: 99 }, seats: 2, pace: PACE, rated: true });
  return table.id;
}

/** An open table. */
async function open(): Promise<string> {
  const host = somebody.another();
  await host.enter('Hanna');
  const { id } = await host.create({ title: 'one-move', options: { moves: 99 }, seats: 2, visibility: 'open' });
  return id;
}

/** Goes through the table or a part of it, and tells how many games it has mended. `failed`: how many it could not look at. */
async function reconciled({ part, failed = 0 }: { readonly part?: Part; readonly failed?: number } = {}): Promise<number> {
  const client = dynamo(standIn(server.endpoint));
  const failures: unknown[] = [];
  const mended = await reconcile(
    server.world.db,
    scan(client, TABLE_NAME, LIVE, part),
    () => server.clock.now,
    (error) => failures.push(error),
  );
  client.destroy();
  expect(failures).toHaveLength(failed);
  return mended;
}

/** Breaks where a game stands in index `due`. */
async function misplace(
  id: string,
  place: { readonly due?: string | undefined; readonly dueAt?: number | undefined },
): Promise<void> {
  await server.world.db.update(gameKey(id), assign(place), { text: 'attribute_exists(pk)' });
}

test('a game that the index has lost is stuck, and mended it goes on', async () => {
  const id = await running();
  await misplace(id, NOT_DUE);
  await server.passing(2 * DAY);
  expect((await somebody.game(id)).version).toBe(1);
  expect(await reconciled()).toBe(1);
  await server.passing(0);
  expect(await somebody.game(id)).toMatchObject({ version: 2, seats: [{ missed: 1 }, {}] });
});

test('so is one that stands there too late, or in a partition of another', async () => {
  const [late, astray] = [await running(), await running()];
  await misplace(late, { dueAt: server.clock.now + 365 * DAY });
  const { due } = await stored(server, astray);
  await misplace(astray, { due: DUE.find((partition) => partition !== due) });
  expect(await reconciled()).toBe(2);
  expect(await reconciled()).toBe(0);
  await server.passing(DAY);
  for (const id of [late, astray]) expect((await somebody.game(id)).version).toBe(2);
});

test('a table from before there was such an index is put into it', async () => {
  const id = idOf(1);
  await put(server.world.db, [recordOf({ id, created: server.clock.now })]);
  await misplace(id, NOT_DUE);
  expect(await reconciled()).toBe(1);
  expect((await stored(server, id)).dueAt).toBe(server.clock.now + 12 * DAY);
});

test('where all is as it should be nothing is mended, at any moment', async () => {
  await running();
  await open();
  for (let hours = 0; hours < 40; hours++) {
    expect(await reconciled()).toBe(0);
    await server.passing(DAY / 2 - hours);
  }
});

test('what the clock has looked at, and what is done in these minutes, is left alone', async () => {
  const id = await running();
  await server.work();
  server.clock.now += DAY;
  expect(await reconciled()).toBe(0);
  await server.sweep();
  expect(await reconciled()).toBe(0);
  expect((await somebody.game(id)).version).toBe(2);
});

test('a document that nobody can read holds up no other', async () => {
  await server.world.db.write([{ put: { ...gameKey('broken'), status: 'running', options: '{' } }]);
  const ids = [await running(), await running(), await running()];
  for (const id of ids) await misplace(id, NOT_DUE);
  expect(await reconciled({ failed: 1 })).toBe(3);
});

test('a game that has changed since it was read is left alone', async () => {
  const id = await running();
  await misplace(id, NOT_DUE);
  const [item = {}] = await server.world.db.get(gameKey(id));
  await misplace(id, { due: DUE[0], dueAt: 1 });
  expect(await mend(server.world.db, item, server.clock.now)).toBe(false);
  expect((await stored(server, id)).dueAt).toBe(1);
});

test('a game in which nothing will ever be due is looked at once, and stands in no index any more', async () => {
  const { id } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2, rated: true });
  await server.passing(30 * DAY);
  for (const field of ['due', 'dueAt']) expect(await stored(server, id)).not.toHaveProperty(field);
  expect(await reconciled()).toBe(0);
});

test('twenty-four parts are the whole table, each game in one of them', async () => {
  const ids = Array.from({ length: 40 }, (_, at) => idOf(at));
  await put(
    server.world.db,
    ids.map((id) => recordOf({ id, created: server.clock.now })),
  );
  for (const id of ids) await misplace(id, NOT_DUE);
  const mended: number[] = [];
  for (let at = 0; at < 24; at++) mended.push(await reconciled({ part: { of: 24, at } }));
  expect(mended.reduce((sum, count) => sum + count)).toBe(40);
  expect(Math.max(...mended)).toBeLessThan(40);
  expect(await reconciled()).toBe(0);
});
