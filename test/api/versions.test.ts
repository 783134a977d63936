/** Games outlive the code that started them: other rules, other formats, and code that fails. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Action, Title } from '@shared/game';
import { findGame, type Game } from '@shared/games/index';
import type { RecordedGame } from '@shared/record/record';
import { statesOf } from '@shared/record/replay';
import { verify } from '@shared/record/verify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Item } from '../../functions/store/dynamo/write';
import { gameFrom, readGames } from '../../functions/store/game';
import { laterFormat, laterRules } from '../support/later-moves';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { acting, Visitor } from '../support/visitor';

const registry: Game[] = [];
let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  registry.push(oneMove);
  server = await startServer({ registry });
  somebody = await Visitor.at(server.address);
});

beforeEach(() => {
  registry.splice(0, registry.length, oneMove);
  server.failures.length = 0;
});

afterAll(() => server.stop());

const GUESS: Action = { type: 'guess', number: 3 };

function changed(change: Partial<Title>): Game {
  return { ...oneMove, title: { ...oneMove.title, ...change } };
}

function start(): ReturnType<typeof sitDown> {
  return sitDown(somebody, { title: 'one-move', options: { moves: 3 }, seats: 2 });
}

test('a game keeps the rules it was created under, and a new one has the newest', async () => {
  const old = await start();
  registry.push(changed({ rules: '2', tell: () => ({ code: 'left', parts: { player: { seat: 0 } } }) }));
  const fresh = await start();
  expect((await somebody.game(old.id)).rules).toBe('1');
  expect((await somebody.game(fresh.id)).rules).toBe('2');
  await (old.players[0] as Visitor).act(old.id, 1, GUESS);
  expect((await somebody.events(old.id)).events[1]?.text).toBe('Player 0 guesses 3.');
});

function recordOf(id: string): Promise<RecordedGame> {
  return somebody.expect(200, `/api/games/${id}/record`);
}

function flawsOf(record: RecordedGame, rules: string): readonly string[] {
  return verify(findGame(registry, 'one-move', rules) as Game, record).flaws.map(({ what }) => what);
}

test('two versions of a title are played side by side to the end, each by its own rules, and so are their records', async () => {
  const old = await start();
  registry.push(laterRules);
  const fresh = await start();
  for (let version = 1; version <= 3; version++) {
    for (const { id, players } of [old, fresh]) await players[(version - 1) % 2]?.act(id, version, GUESS);
  }
  const records = [await recordOf(old.id), await recordOf(fresh.id)] as const;
  expect(records.map(({ rules, status }) => [rules, status])).toEqual([
    ['1', 'finished'],
    ['2', 'finished'],
  ]);
  const [first, second] = records;
  expect(flawsOf(first, '1')).toEqual([]);
  expect(flawsOf(second, '2')).toEqual([]);
  expect(flawsOf(first, '2')).toContain('draw-missing');
  expect(flawsOf(second, '1')).toContain('draw-unasked');
  expect(await somebody.game(old.id)).toMatchObject({ view: { done: 3 }, rules: '1' });
});

/** A game of three as it was stored in format 1, after two moves, with these players at it. */
async function putStored(players: readonly Visitor[]): Promise<string> {
  const file = path.join(import.meta.dirname, 'stored/one-move-format-1.json');
  const items = JSON.parse(readFileSync(file, 'utf8')) as Item[];
  const document = items.find(({ sk }) => sk === 'GAME') as Item;
  const { id, seats } = gameFrom(document);
  let text = JSON.stringify(items);
  for (const [seat, { player = '' }] of seats.entries()) {
    text = text.replaceAll(player, (await (players[seat] as Visitor).me()).id);
  }
  const puts = (JSON.parse(text) as Item[]).map((put) => ({ put: put as Item & { pk: string; sk: string } }));
  await server.world.db.write(puts);
  return id;
}

test('a document that was stored in format 1 is lifted, played on to the end and kept in format 2', async () => {
  const lifted: number[] = [];
  registry.splice(
    0,
    1,
    laterFormat((format) => lifted.push(format)),
  );
  const players = [somebody.another(), somebody.another(), somebody.another()];
  for (const [seat, player] of players.entries()) await player.enter(`Player ${seat}`);
  const id = await putStored(players);
  const [first, , third] = players as [Visitor, Visitor, Visitor];
  expect(await third.game(id)).toMatchObject({ version: 3, turn: { seat: 2 }, view: { done: 2, points: [0, 0, 0] } });
  await third.act(id, 3, { type: 'guess', number: 4 });
  expect(new Set(lifted)).toEqual(new Set([1]));
  const before = lifted.length;
  const [stored] = await readGames(server.world.db, [id]);
  expect(stored).toMatchObject({ format: 2, state: { done: 3, players: [{ points: 0 }, { points: 0 }, { points: 1 }] } });
  expect(await first.act(id, 4, GUESS)).toMatchObject({ status: 'finished', version: 5, view: { done: 4 } });
  expect(lifted.length).toBe(before);
  const record = await recordOf(id);
  expect(flawsOf(record, '1')).toEqual([]);
  const [ended] = await readGames(server.world.db, [id]);
  expect(statesOf(registry[0] as Game, record).at(-1)).toEqual(ended?.state);
});

test('a state of an older format is lifted when it is read, and written in the new one', async () => {
  const { id, players } = await start();
  const lifted: unknown[] = [];
  const format2 = changed({
    format: 2,
    migrate(stored, format) {
      lifted.push(format);
      return { ...(stored as object), done: 1 };
    },
  });
  registry.splice(0, 1, format2);
  expect(await somebody.game(id)).toMatchObject({ view: { done: 1 } });
  expect(
    await (players[0] as Visitor).refused(`/api/games/${id}/actions`, acting(1, { type: 'guess', number: 9 })),
  ).toMatchObject({
    code: 'illegal_action',
  });
  const before = lifted.length;
  await (players[0] as Visitor).act(id, 1, GUESS);
  expect(lifted.length).toBe(before + 1);
  expect(new Set(lifted)).toEqual(new Set([1]));
  expect(await somebody.game(id)).toMatchObject({ version: 2, view: { done: 2 } });
  expect(lifted.length).toBe(before + 1);
});

test.each<[name: string, stored: Partial<Title>, today: Partial<Title>]>([
  ['newer than the code', { format: 2 }, { format: 1 }],
  ['newer than the code, which lifts older ones', { format: 3 }, { format: 2, migrate: (stored) => stored }],
  ['older, and nothing lifts it', { format: 1 }, { format: 2 }],
])('a state in a format that is %s is not shown and not played on', async (_, stored, today) => {
  registry.splice(0, 1, changed(stored));
  const { id, players } = await start();
  registry.splice(0, 1, changed(today));
  expect(await somebody.refused(`/api/games/${id}`)).toMatchObject({ status: 500, code: 'failed' });
  const playing = (players[0] as Visitor).refused(`/api/games/${id}/actions`, acting(1, GUESS));
  expect(await playing).toMatchObject({ status: 500, code: 'failed' });
  registry.splice(0, 1, changed(stored));
  expect(await somebody.game(id)).toMatchObject({ version: 1 });
});

test('code that fails is told as such and logged without a word of the request or the game', async () => {
  const { id, players } = await start();
  const broken = changed({
    act(state) {
      throw new RangeError(`the state was ${JSON.stringify(state)}`);
    },
  });
  registry.splice(0, 1, broken);
  const problem = await (players[0] as Visitor).refused(`/api/games/${id}/actions`, acting(1, GUESS));
  expect(problem).toMatchObject({ status: 500, code: 'failed' });
  expect(JSON.stringify(problem)).not.toContain('RangeError');
  expect(server.failures).toEqual([
    {
      method: 'POST',
      route: '/api/games/:id/actions',
      error: 'RangeError',
      stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
    },
  ]);
  const logged = JSON.stringify(server.failures);
  for (const secret of [id, 'the state was', 'guess', 'points']) expect(logged).not.toContain(secret);
  registry.splice(0, 1, oneMove);
  expect(await somebody.game(id)).toMatchObject({ version: 1 });
});
