/** "A message": what somebody says at a table is told to the others there, once, unless they have read it. */

import { randomUUID } from 'node:crypto';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeMessage } from '../../functions/play/operator/remove-message';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Table } from '../support/table-play';
import { callHostile, lettersOf, SMART, said, toldOf } from '../support/told';
import { addressOf, changeAccount, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: ClockedServer;
let table: Table;

beforeAll(async () => {
  server = await startClockedServer({ registry: [...games, oneMove] });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(async () => {
  const what = { title: 'one-move', options: { moves: 1000 }, seats: 3 };
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), what);
  await server.work();
});

/** @returns its number */
async function say(seat: number, text: string, at = table): Promise<number> {
  const asking = { method: 'POST', json: { text }, headers: { 'Idempotency-Key': randomUUID() } };
  const { n } = (await at.players[seat]?.expect<{ n: number }>(201, `/api/games/${at.id}/messages`, asking)) ?? { n: 0 };
  return n;
}

async function read(seat: number): Promise<void> {
  await table.players[seat]?.expect(200, `/api/games/${table.id}/messages`);
}

function told(): readonly string[] {
  return [...toldOf(server, 'said', table.id)].sort();
}

async function arrive(n: number): Promise<void> {
  await server.handle({ kind: 'said', game: table.id, n });
}

async function wayOf(seat: number, way: 'now' | 'off'): Promise<void> {
  const id = (await table.players[seat]?.me())?.id ?? '';
  await changeAccount(server, id, { notices: { ways: { message: { mail: way } } } });
}

async function resign(seat: number): Promise<void> {
  const { version } = await stored(server, table.id);
  const leaving = { method: 'POST', headers: { 'If-Match': `"${version}"` } };
  await table.players[seat]?.expect(200, `/api/games/${table.id}/resignation`, leaving);
}

test('it comes a minute later to all others at the table, with what was said', async () => {
  await say(0, 'Good luck, you two!');
  await server.passing(SMART - 1);
  expect(told()).toEqual([]);
  await server.passing(1);
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
  const [letter] = lettersOf(server, 'said', table.id);
  expect(letter?.thread).toBe(`game-${table.id}`);
  expect(said(letter)).toContain('Good luck, you two!');
  expect(said(letter)).not.toContain('before it');
});

test('at a table that has not begun it is told, too', async () => {
  const host = (await Visitor.at(server.address)).another();
  await host.enter('Nora');
  const guest = host.another();
  await guest.enter('Theo');
  const { id, invite } = await host.create({ title: 'pi', options: { edition: 'first' }, seats: 3, visibility: 'open' });
  await guest.join(id, { invite });
  await changeAccount(server, (await host.me()).id, { email: addressOf(0), guest: false });
  await say(1, 'When do we begin?', { id, players: [host, guest] });
  await server.passing(SMART);
  expect(toldOf(server, 'said', id)).toEqual([addressOf(0)]);
});

test('what is said in quick succession is told once, the last with how many there were before', async () => {
  await say(0, 'One');
  await server.passing(SMART - 1);
  await say(1, 'Two');
  await read(0);
  await say(0, 'Three');
  await server.passing(SMART);
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
  const [first, second] = lettersOf(server, 'said', table.id).toSorted((one, other) => one.to.localeCompare(other.to));
  expect(said(first)).toContain('Three');
  // What they said themselves, and what was before that, they know.
  expect(said(first)).not.toContain('before it');
  expect(said(second)).toContain('2 more messages were written before it');
  await server.passing(SMART);
  expect(told()).toHaveLength(2);
});

test('what they say themselves keeps from nobody what others have said', async () => {
  await say(0, 'One');
  await say(1, 'Two');
  await server.passing(SMART);
  const letters = lettersOf(server, 'said', table.id);
  expect(letters.map(({ to, id }) => `${to}: ${id.includes(`-${table.id}-1-`) ? 1 : 2}`).sort()).toEqual([
    `${addressOf(0)}: 2`,
    `${addressOf(1)}: 1`,
    `${addressOf(2)}: 2`,
  ]);
});

test('what was said after the last was read is counted, and nothing before', async () => {
  for (const text of ['One', 'Two']) await say(0, text);
  await read(1);
  for (const text of ['Three', 'Four']) await say(0, text);
  await server.passing(SMART);
  const mine = lettersOf(server, 'said', table.id).find(({ to }) => to === addressOf(1));
  expect(said(mine)).toContain('One more message was written before it');
});

test('who wants it at once is told of each', async () => {
  await wayOf(1, 'now');
  for (const text of ['One', 'Two']) {
    await say(0, text);
    await server.work();
  }
  expect(told()).toEqual([addressOf(1), addressOf(1)]);
});

test('told twice, at once and later, each is told once', async () => {
  const n = await say(0, 'Hello');
  server.clock.now += SMART;
  await Promise.allSettled([arrive(n), arrive(n), arrive(n)]);
  await server.passing(SMART);
  await arrive(n);
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
});

describe('it is not told', () => {
  test.each<[string, (n: number) => Promise<unknown>]>([
    ['who has read it', () => read(1)],
    ['who has muted its writer', () => mute(1, 0)],
    ['who does not want to be told', () => wayOf(1, 'off')],
    ['who has left the game', () => resign(1)],
  ])('to one %s', async (_, meanwhile) => {
    const n = await say(0, 'Hello');
    await meanwhile(n);
    await server.passing(SMART);
    expect(told()).toEqual([addressOf(2)]);
  });

  test('to anybody once it was taken away', async () => {
    const n = await say(0, 'Something bad');
    await removeMessage(server.world, table.id, n, { by: 'the operator', why: 'a test' });
    await server.passing(SMART);
    expect(told()).toEqual([]);
  });

  test('where there is no such message', async () => {
    await arrive(7);
    await server.handle({ kind: 'said', game: 'nowhere', n: 1 });
    expect(told()).toEqual([]);
  });
});

test('what one says whom they have muted does not keep another’s from them', async () => {
  await mute(2, 1);
  await say(0, 'One');
  await say(1, 'Two');
  await server.passing(SMART);
  const mine = lettersOf(server, 'said', table.id).filter(({ to }) => to === addressOf(2));
  expect(mine.map(said)).toEqual([expect.stringContaining('One')]);
});

test('a message that was taken away does not keep the one before from anybody', async () => {
  await say(0, 'One');
  const n = await say(0, 'Two');
  await removeMessage(server.world, table.id, n, { by: 'the operator', why: 'a test' });
  await server.passing(SMART);
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
  expect(said(lettersOf(server, 'said', table.id)[0])).toContain('One');
});

test('when the game is over, who has left it is told what is said', async () => {
  await resign(1);
  await resign(2);
  await say(0, 'Thank you for the game');
  await server.passing(SMART);
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
});

test('names and words that try to be markup stay what they are', async () => {
  await callHostile(server, table.id, 0);
  await say(0, 'Look: <img src=x onerror=alert(1)>');
  await server.passing(SMART);
  const letters = lettersOf(server, 'said', table.id);
  expect(letters).toHaveLength(2);
  for (const { html, text } of letters) {
    expect(html).not.toMatch(/<script>|<img src=x/);
    expect(text).toContain('<img src=x');
  }
});

async function mute(seat: number, other: number): Promise<void> {
  await table.players[seat]?.expect(204, `/api/games/${table.id}/mutes/${other}`, { method: 'PUT' });
}
