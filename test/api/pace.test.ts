/** What a table agrees on about time: fixed with the table, and shown before joining. */

import type { CreateRequest, GameList, Rematch } from '@shared/api/games';
import type { Pace } from '@shared/pace/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { DAY, HOUR } from '../support/time';
import { Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove] });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const TABLE: CreateRequest = { title: 'one-move', options: {}, seats: 2, visibility: 'open' };

const PACE: Pace = {
  turn: 3 * DAY,
  bank: { start: 2 * DAY, increment: 12 * HOUR, cap: 5 * DAY },
  weekends: false,
  vacation: true,
  forfeit: 2,
};

test('it is shown to whoever looks, in lists too, and kept when the game is played again', async () => {
  const [ann, bob] = [somebody.another(), somebody.another()];
  await ann.enter('Ann');
  await bob.enter('Bob');
  const { id } = await ann.create({ ...TABLE, pace: PACE, rated: true });
  const shown = { pace: PACE, rated: true };
  expect(await somebody.game(id)).toMatchObject(shown);
  const { games } = await somebody.expect<GameList>(200, '/api/games?status=open');
  expect(games.find((game) => game.id === id)).toMatchObject(shown);
  await bob.join(id);
  expect((await ann.mine()).games[0]).toMatchObject({ id, ...shown });
  await ann.act(id, 1, { type: 'guess', number: 1 });
  const again = await bob.expect<Rematch>(201, `/api/games/${id}/rematch`, { method: 'POST' });
  expect(await bob.game(again.id)).toMatchObject({ status: 'open', ...shown });
});

test('where nothing is agreed a turn may take as long as it likes, and the game does not count', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2 });
  const game = await (players[0] as Visitor).game(id);
  expect(game).toMatchObject({ pace: { weekends: true, vacation: true }, rated: false });
  expect(game).not.toHaveProperty('deadline');
  expect(game.turn).not.toHaveProperty('time');
});

test('without a time for a turn there is no bank, and nothing to miss', async () => {
  const { turn: _, ...rest } = PACE;
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2, pace: rest });
  expect((await (players[0] as Visitor).game(id)).pace).toEqual({ weekends: false, vacation: true });
});

test('the first turn may take its time and what is in the bank from the start', async () => {
  const pace = { ...PACE, weekends: true };
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2, pace });
  const { turn, deadline, seats } = await (players[0] as Visitor).game(id);
  expect(seats.map(({ bank }) => bank)).toEqual([2 * DAY, 2 * DAY]);
  expect(turn?.time).toBe(5 * DAY);
  expect(deadline).toBe((turn?.since ?? 0) + 5 * DAY);
});

test.each<[what: string, change: object]>([
  ['a turn shorter than an hour', { turn: HOUR - 1 }],
  ['a turn longer than thirty days', { turn: 30 * DAY + 1 }],
  ['half a millisecond', { turn: HOUR + 0.5 }],
  ['a bank that holds less than is in it', { bank: { start: 2, increment: 0, cap: 1 } }],
  ['a bank that holds nothing', { bank: { start: 0, increment: 0, cap: 0 } }],
  ['a bank in debt', { bank: { start: 0, increment: -1, cap: 1 } }],
  ['a fourth miss', { forfeit: 4 }],
  ['something else', { breaks: true }],
])('%s is none', async (_, change) => {
  const ann = somebody.another();
  await ann.enter('Ann');
  const json = { ...TABLE, pace: { ...PACE, ...change } };
  expect(await ann.refused('/api/games', { method: 'POST', json })).toMatchObject({ status: 400, code: 'bad_request' });
});
