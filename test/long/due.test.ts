/** Ten thousand games whose turns run out within the same minute. */

import { findGame, games as registry } from '@shared/games/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../functions/clock/sweep';
import { commit } from '../../functions/play/moves/commit';
import { startWhenFull } from '../../functions/play/tables/sit';
import { systemWorld, type World } from '../../functions/play/world';
import { handle } from '../../functions/publish/handle';
import type { Message } from '../../functions/publish/message';
import { LIVE, reconcile } from '../../functions/reconcile/reconcile';
import { database } from '../../functions/store/dynamo/database';
import { scan } from '../../functions/store/dynamo/scan';
import { type GameRecord, gameFrom } from '../../functions/store/game';
import { choreHandlers } from '../../functions/work/chores';
import { idOf, recordOf } from '../support/records';
import { startTable, TABLE_NAME, type Table } from '../support/table';

const GAMES = 10_000;
const [SECOND, MINUTE, DAY] = [1_000, 60_000, 24 * 60 * 60_000];

/** When the first of the games began. */
const BEGUN = Date.UTC(2026, 0, 5);

/** Games whose documents one transaction writes, and messages that are handled at the same time. */
const [AT_ONCE, HANDS] = [20, 8];

let table: Table;
let world: World;
let now: number;

beforeAll(async () => {
  table = await startTable();
  world = { ...systemWorld(database(table.client, TABLE_NAME), registry), now: () => now };
  for (let at = 0; at < GAMES; at += AT_ONCE) {
    const begun = Array.from({ length: AT_ONCE }, (_, more) => begunGame(at + more));
    await world.db.write(begun.flatMap((change) => commit(undefined, change)));
  }
}, 600_000);

afterAll(() => table.stop());

/** A game of two whose first turn may take a day. They begin within a minute, many at the very same instant. */
function begunGame(number: number): ReturnType<typeof startWhenFull> {
  const game = findGame(registry, 'mr-jack-pocket');
  if (!game) throw new Error('there is no such title');
  const began = BEGUN + (number % 60) * SECOND;
  const seats = [0, 1].map((seat) => ({ player: idOf((2 * number + seat) % 1000), name: 'Nora', zone: 'UTC' }));
  const open = recordOf({
    id: idOf(number),
    title: game.title.id,
    rules: game.title.rules,
    options: { roles: 'random' },
    pace: { turn: DAY, weekends: true, vacation: true },
    seats,
    secret: number.toString(16).padStart(64, '0'),
    created: began,
  });
  return startWhenFull(game, open, began);
}

async function running(): Promise<GameRecord[]> {
  const found: GameRecord[] = [];
  for await (const item of scan(table.client, TABLE_NAME, LIVE)) found.push(gameFrom(item));
  return found;
}

/** Does something and prints how many a second. */
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const done = await work();
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(`${what}: ${GAMES} games in ${seconds.toFixed(1)} s, ${Math.round(GAMES / seconds)} a second\n`);
  return done;
}

test('the sweep of one minute finds them all, each once, and each seat has missed its turn once', async () => {
  now = BEGUN + DAY + MINUTE;
  const messages: Message[] = [];
  const publish = async (found: readonly Message[]): Promise<void> => void messages.push(...found);
  expect(await timed('found', () => sweep(world, publish))).toBe(GAMES);
  expect(messages).toHaveLength(GAMES);

  const handlers = choreHandlers(world);
  const hand = async (): Promise<void> => {
    for (let message = messages.shift(); message; message = messages.shift()) await handle(handlers, message);
  };
  await timed('played', () => Promise.all(Array.from({ length: HANDS }, hand)));
  for (const { turn, seats } of await running()) {
    expect(turn).toMatchObject({ number: 2, since: now });
    expect(seats.filter(({ missed }) => missed === 1)).toHaveLength(1);
    expect(seats.filter(({ missed }) => missed === undefined)).toHaveLength(1);
  }

  now += 5 * MINUTE;
  expect(await timed('looked at again', () => sweep(world, publish))).toBe(GAMES);
  expect(messages).toEqual([]);
  expect(await sweep(world, publish)).toBe(0);
  const failures: unknown[] = [];
  const all = scan(table.client, TABLE_NAME, LIVE);
  const mended = reconcile(
    world.db,
    all,
    () => now,
    (error) => failures.push(error),
  );
  expect(await mended).toBe(0);
  expect(failures).toEqual([]);
});
