/** Many at once. */

import { randomUUID } from 'node:crypto';
import type { Acted, GameAnswer } from '@shared/api/games';
import type { Problem } from '@shared/api/problem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown } from '../support/table-play';
import { type Answered, acting, Visitor } from '../support/visitor';

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

const GUESS = { type: 'guess', number: 3 };

async function guests(count: number): Promise<Visitor[]> {
  const visitors = Array.from({ length: count }, () => somebody.another());
  await Promise.all(visitors.map((visitor, at) => visitor.enter(`Guest ${at}`)));
  return visitors;
}

function sitting(visitor: Visitor, id: string): Promise<Answered<{ seat?: number; code?: string }>> {
  return visitor.ask(`/api/games/${id}/seats`, { method: 'POST', json: {} });
}

test('of twenty who reach for the last seat one gets it, and the others are told that the table is full', async () => {
  const [ann, ...others] = (await guests(21)) as [Visitor, ...Visitor[]];
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  const answers = await Promise.all(others.map((visitor) => sitting(visitor, id)));
  expect(answers.filter(({ status }) => status === 201).map(({ body }) => body)).toEqual([{ seat: 1 }]);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'table_full')).toHaveLength(19);
  expect(await ann.game(id)).toMatchObject({ status: 'running', version: 1, revision: 1 });
  expect((await ann.events(id)).events.map(({ version }) => version)).toEqual([1]);
});

test('of twenty who reach for four seats four get one each', async () => {
  const [ann, ...others] = (await guests(21)) as [Visitor, ...Visitor[]];
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 5, visibility: 'open' });
  const answers = await Promise.all(others.map((visitor) => sitting(visitor, id)));
  const seats = answers.filter(({ status }) => status === 201).map(({ body }) => body.seat);
  expect(new Set(seats)).toEqual(new Set([1, 2, 3, 4]));
  expect(seats).toHaveLength(4);
  expect(answers.filter(({ body }) => body.code === 'table_full')).toHaveLength(16);
  const names = (await ann.game(id)).seats.map(({ player }) => player);
  expect(new Set(names).size).toBe(5);
});

test('one person who sits down several times at once has one seat', async () => {
  const [ann, bob] = (await guests(2)) as [Visitor, Visitor];
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 4, visibility: 'open' });
  const answers = await Promise.all([1, 2, 3, 4].map(() => sitting(bob, id)));
  expect(answers.map(({ status, body }) => ({ status, seat: body.seat }))).toEqual(answers.map(() => ({ status: 201, seat: 1 })));
  const { seats, revision } = await ann.game(id);
  expect(seats.filter(({ player }) => player !== undefined)).toHaveLength(2);
  expect(revision).toBe(1);
});

test('of two submits at once on one version one wins, and the other is told with the game as it is now', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  const ann = players[0] as Visitor;
  const answers = await Promise.all(
    [1, 2].map((number) => ann.ask<Acted | Problem>(`/api/games/${id}/actions`, acting(1, { type: 'guess', number }))),
  );
  const [won, lost] = answers.sort((one, other) => one.status - other.status) as [Answered<Acted>, Answered<Problem>];
  expect(won).toMatchObject({ status: 200, body: { applied: 2, version: 2 } });
  expect(lost).toMatchObject({ status: 412, body: { code: 'version_moved', game: { version: 2, you: 0 } } });
  expect((await ann.events(id)).events.map(({ version }) => version)).toEqual([1, 2]);
});

test('one submit that is sent several times at once is made once, and each answer names the same version', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  const ann = players[0] as Visitor;
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ann.act(id, 1, GUESS, key)));
  expect(answers.map(({ applied }) => applied)).toEqual([2, 2, 2, 2, 2]);
  expect((await ann.game(id)).version).toBe(2);
});

test('of a move and another’s resignation at once one is made, and the other is told that the game has moved on', async () => {
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 3 });
  const [ann, bob] = players as [Visitor, Visitor];
  const answers = await Promise.all([
    ann.ask(`/api/games/${id}/actions`, acting(1, GUESS)),
    bob.ask(`/api/games/${id}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  expect((await ann.game(id)).version).toBe(2);
});

test('names that change while others sit down are all kept', async () => {
  const [ann, ...others] = (await guests(8)) as [Visitor, ...Visitor[]];
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 8, visibility: 'open' });
  await Promise.all([
    ann.change({ name: 'Anna' }),
    ...others.map(async (visitor, at) => {
      await sitting(visitor, id);
      await visitor.change({ name: `Name ${at}` });
    }),
  ]);
  const game: GameAnswer = await ann.game(id);
  expect(game.status).toBe('running');
  expect(new Set(game.seats.map(({ name }) => name))).toEqual(new Set(['Anna', ...others.map((_, at) => `Name ${at}`)]));
});
