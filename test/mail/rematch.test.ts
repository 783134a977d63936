/** "Once more?": to whoever has a seat kept for them where a game is played again, once. */

import type { Rematch } from '@shared/api/games';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import { playOn, type Table } from '../support/table-play';
import { DAY } from '../support/time';
import { callHostile, lettersOf, said, toldOf } from '../support/told';
import { addressOf, changeAccount, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: ClockedServer;
let table: Table;
let host: Visitor;
let guest: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await startClockedServer({ registry: [...games, oneMove] });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(async () => {
  const what = { title: 'one-move', options: { moves: 1 }, seats: 3 };
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), what);
  [host, guest, other] = table.players as [Visitor, Visitor, Visitor];
  await playOn(table, { seed: 1 });
  await server.work();
});

function again(by = host): Promise<Rematch> {
  return by.expect(201, `/api/games/${table.id}/rematch`, { method: 'POST' });
}

async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.me()).id;
}

function told(game: string): readonly string[] {
  return [...toldOf(server, 'rematch', game)].sort();
}

async function arrive(game: string, to: Visitor): Promise<void> {
  await server.handle({ kind: 'rematch', game, player: await idOf(to) });
}

test('it goes to the others at once, names who would like to play, and leads to the table', async () => {
  const { id } = await again();
  await server.work();
  expect(told(id)).toEqual([addressOf(1), addressOf(2)]);
  const [letter] = lettersOf(server, 'rematch', id);
  expect(letter?.subject).toBe('Player 0 would like to play one-move again');
  expect(letter?.thread).toBe(`game-${id}`);
  expect(said(letter)).toContain(`https://casebook.example/game/?id=${id}`);
  expect(letter?.text).not.toContain((await stored(server, id)).invite);
});

test('told twice, at once and later, and asked for by two at once, it goes once', async () => {
  const [one, two] = await Promise.all([again(host), again(guest)]);
  expect(one.id).toBe(two.id);
  const { host: seat, seats } = await stored(server, one.id);
  await Promise.allSettled([arrive(one.id, other), arrive(one.id, other), server.work()]);
  await arrive(one.id, other);
  const asker = table.players.findIndex((_, at) => seats[seat]?.name === `Player ${at}`);
  expect(told(one.id)).toEqual([0, 1, 2].filter((at) => at !== asker).map(addressOf));
});

describe('it is not told', () => {
  test.each<[string, (game: string) => Promise<unknown>]>([
    ['who sits there by then', (game) => guest.join(game, {})],
    ['whose seat is anybody’s by then', (game) => openSeatOf(guest, game)],
    ['where the table is closed by then', (game) => host.expect(204, `/api/games/${game}`, { method: 'DELETE' })],
    ['where the game has begun without them', (game) => beginWithout(game)],
    ['who does not want to be told', async () => changeAccount(server, await idOf(guest), { notices: OFF })],
  ])('to one %s', async (_, meanwhile) => {
    const { id } = await again();
    await meanwhile(id);
    await server.work();
    expect(told(id)).not.toContain(addressOf(1));
  });

  test('for a table that is not there, and to one for whom no seat is kept', async () => {
    const { id } = await again();
    await arrive('nowhere', guest);
    await arrive(id, host);
    expect(told(id)).toEqual([]);
    await server.work();
  });
});

test('while the seat is kept it is told, however late', async () => {
  await changeAccount(server, await idOf(guest), { notices: OFF });
  const { id } = await again();
  await server.passing(9 * DAY);
  await changeAccount(server, await idOf(guest), { notices: undefined });
  await arrive(id, guest);
  expect(told(id)).toEqual([addressOf(1), addressOf(2)]);
});

test('a name that tries to be markup stays a name', async () => {
  const { id } = await again();
  await callHostile(server, id, (await stored(server, id)).host);
  await server.work();
  const letters = lettersOf(server, 'rematch', id);
  expect(letters).toHaveLength(2);
  for (const { html } of letters) expect(html).not.toContain('<script>');
});

const OFF = { ways: { rematch: { mail: 'off' } } } as const;

async function openSeatOf(visitor: Visitor, game: string): Promise<void> {
  const player = await idOf(visitor);
  const seat = (await stored(server, game)).seats.findIndex(({ reserved }) => reserved === player);
  await host.expect(204, `/api/games/${game}/seats/${seat}`, { method: 'DELETE' });
}

async function beginWithout(game: string): Promise<void> {
  await other.join(game, {});
  await host.expect(200, `/api/games/${game}/start`, { method: 'POST', json: { players: 2 } });
}
