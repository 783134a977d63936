/** Where games stand in index `due`, on a real database. docs/deadlines.md, "How the clock finds it". */

import { NO_PACE } from '@shared/pace/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueAt, isDue, lookAgain } from '../../functions/store/due';
import { type Database, database } from '../../functions/store/dynamo/database';
import { isConditionFailed } from '../../functions/store/dynamo/errors';
import { changeGame, type GameRecord, readGames } from '../../functions/store/game';
import { DUE, gameKey } from '../../functions/store/keys';
import { idOf, put, recordOf } from '../support/records';
import { startTable, TABLE_NAME, type Table } from '../support/table';

let table: Table;
let db: Database;
let last = 0;

beforeAll(async () => {
  table = await startTable();
  db = database(table.client, TABLE_NAME);
});

afterAll(() => table.stop());

/** A running game with a deadline, as it was read after it was put there. */
async function timed(deadline: number): Promise<GameRecord> {
  const turn = { seat: 0, number: 1, since: 0, time: deadline };
  const pace = { ...NO_PACE, turn: deadline };
  const game = recordOf({ id: idOf(++last), version: 1, status: 'running', pace, turn, deadline });
  await put(db, [game]);
  return read(game.id);
}

async function read(id: string): Promise<GameRecord> {
  const [game] = await readGames(db, [id]);
  if (game === undefined) throw new Error('the game is not there');
  return game;
}

async function dueBy(now: number): Promise<string[]> {
  const items = await Promise.all(DUE.map((partition) => db.query({ index: 'due', partition, from: 0, to: now })));
  return items.flat().map(({ pk }) => String(pk));
}

function isRefused(write: Promise<void>): Promise<boolean> {
  return write.then(
    () => false,
    (error: unknown) => {
      if (isConditionFailed(error)) return true;
      throw error;
    },
  );
}

test('a new game is found when something in it is due', async () => {
  const game = await timed(5000);
  expect(game).toMatchObject(dueAt(game.id, 5000));
  expect(await dueBy(4999)).not.toContain(gameKey(game.id).pk);
  expect(await dueBy(5000)).toContain(gameKey(game.id).pk);
});

test('a later deadline is not written to the index, an earlier one is', async () => {
  const game = await timed(5000);
  const later = { ...game, version: 2, deadline: 6000 };
  await db.write([changeGame(game, later)]);
  expect(await read(game.id)).toMatchObject({ deadline: 6000, dueAt: 5000 });
  await db.write([changeGame(later, { ...later, version: 3, deadline: 4000 })]);
  expect(await read(game.id)).toMatchObject({ deadline: 4000, dueAt: 4000 });
});

test('a move that relies on where its game stands is refused if the clock has put that off since', async () => {
  const game = await timed(5000);
  const move = changeGame(game, { ...game, version: 2, deadline: 7000 });
  const [item] = await db.get(gameKey(game.id));
  if (isDue(item, 5000)) await lookAgain(db, item, 9000);
  expect(await isRefused(db.write([move]))).toBe(true);
  const again = await read(game.id);
  await db.write([changeGame(again, { ...again, version: 2, deadline: 7000 })]);
  expect(await read(game.id)).toMatchObject({ version: 2, deadline: 7000, dueAt: 7000 });
});

test('the clock does not put off a game in which somebody has moved since it looked', async () => {
  const game = await timed(5000);
  const [item] = await db.get(gameKey(game.id));
  await db.write([changeGame(game, { ...game, version: 2, deadline: 7000 })]);
  if (isDue(item, 5000)) await lookAgain(db, item, 9000);
  expect(await read(game.id)).toMatchObject({ dueAt: 5000 });
});

test('a game that is over is found no more', async () => {
  const game = await timed(5000);
  const { turn: _turn, deadline: _deadline, ...rest } = game;
  await db.write([changeGame(game, { ...rest, version: 2, status: 'finished' })]);
  expect(await read(game.id)).not.toHaveProperty('due');
  expect(await dueBy(9000)).not.toContain(gameKey(game.id).pk);
});

test('a document that is older than paces has none, is unrated and, after its start, played', async () => {
  for (const [version, moved] of [
    [1, undefined],
    [2, true],
  ] as const) {
    const { pace: _pace, rated: _rated, ...older } = recordOf({ id: idOf(++last), version, status: 'running' });
    const { options, id, ...fields } = older;
    await db.write([{ put: { ...gameKey(id), ...fields, options: JSON.stringify(options) } }]);
    const game = await read(id);
    expect(game).toMatchObject({ pace: NO_PACE, rated: false });
    expect(game.moved).toBe(moved);
  }
});
