/** "The game is over": to all who played to the end, once. */

import { games } from '@shared/games/index';
import type { Pace } from '@shared/pace/pace';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { voidGame } from '../../functions/play/operator/void-game';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Agreed, Table } from '../support/table-play';
import { DAY, wish } from '../support/time';
import { callHostile, lettersOf, SMART, said, toldOf } from '../support/told';
import { addressOf, changeAccount, putAway, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const PACE: Pace = { turn: DAY, weekends: true, vacation: true };

let server: ClockedServer;
let table: Table;

beforeAll(async () => {
  server = await startClockedServer({ registry: [...games, oneMove] });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(() => () => putAway(server, table.id));

async function begin(agreed: Partial<Agreed> = {}): Promise<void> {
  const usual = { title: 'one-move', options: { moves: 1 }, seats: 3, pace: PACE, rated: true };
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), { ...usual, ...agreed });
  for (const seat of table.players.keys()) await wayOf(seat, undefined);
  await server.work();
}

async function wayOf(seat: number, way: 'now' | 'off' | undefined): Promise<void> {
  const id = (await table.players[seat]?.me())?.id ?? '';
  await changeAccount(server, id, { notices: way && { ways: { over: { mail: way } } } });
}

/** Who was told, by seat. */
function told(): readonly string[] {
  return [...toldOf(server, 'over', table.id)].sort();
}

async function arrive(): Promise<void> {
  await server.handle({ kind: 'turn', game: table.id, version: 1 });
}

async function move(seat: number): Promise<void> {
  const { version } = await stored(server, table.id);
  await table.players[seat]?.act(table.id, version, { type: 'guess', number: 3 });
}

async function resign(seat: number): Promise<void> {
  const { version } = await stored(server, table.id);
  const leaving = { method: 'POST', headers: { 'If-Match': `"${version}"` } };
  await table.players[seat]?.expect(200, `/api/games/${table.id}/resignation`, leaving);
}

test('it comes a minute after the end to all but the one whose move it was', async () => {
  await begin();
  await move(0);
  await server.passing(SMART - 1);
  expect(told()).toEqual([]);
  await server.passing(1);
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
  const [letter] = lettersOf(server, 'over', table.id);
  expect(letter?.subject).toBe('one-move with Player 0 and Player 2 is over');
  expect(letter?.thread).toBe(`game-${table.id}`);
});

test('who wants it at once is told at once, of an end of their own too', async () => {
  await begin();
  await wayOf(0, 'now');
  await wayOf(1, 'now');
  await move(0);
  await server.work();
  expect(told()).toEqual([addressOf(0), addressOf(1)]);
});

test('it says who came where', async () => {
  await begin({ options: { moves: 2 } });
  await move(0);
  await move(1);
  await server.passing(SMART);
  const { result } = await stored(server, table.id);
  const text = said(lettersOf(server, 'over', table.id)[0]);
  for (const seat of result?.seats.keys() ?? []) expect(text).toContain(`Player ${seat}`);
});

test('who resigned is told nothing of it, and who is left over is', async () => {
  await begin({ seats: 2, options: { moves: 100 } });
  await resign(0);
  await server.passing(SMART);
  expect(told()).toEqual([addressOf(1)]);
});

test('who forfeited with the end is told of it, and who did before is not', async () => {
  await begin({ options: { moves: 100 }, pace: { ...PACE, forfeit: 1 } });
  await server.passing(DAY);
  expect((await stored(server, table.id)).status).toBe('running');
  await server.passing(DAY + SMART);
  expect((await stored(server, table.id)).status).toBe('finished');
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
});

test('whoever called it off last knows, and the others are told that nobody has won', async () => {
  await begin({ rated: false, options: { moves: 100 } });
  for (const player of table.players) await wish(player, table.id, 'abort');
  await server.passing(SMART);
  expect((await stored(server, table.id)).status).toBe('void');
  expect(told()).toEqual([addressOf(0), addressOf(1)]);
});

test('where all who are left wished to call it off, and one who did not leaves, the others are told', async () => {
  await begin({ rated: false, options: { moves: 100 } });
  for (const player of table.players.slice(1)) await wish(player, table.id, 'abort');
  await resign(0);
  await server.passing(SMART);
  expect(await stored(server, table.id)).toMatchObject({ status: 'void', version: 3 });
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
});

test('a game that the operator has stopped is over for all', async () => {
  await begin({ options: { moves: 100 } });
  await voidGame(server.world, table.id, { by: 'the operator', why: 'a test' });
  await server.passing(SMART);
  expect(told()).toEqual([addressOf(0), addressOf(1), addressOf(2)]);
});

test('told twice, at once and later, each is told once', async () => {
  await begin();
  await move(0);
  server.clock.now += SMART;
  await Promise.allSettled([arrive(), arrive(), arrive()]);
  await server.passing(DAY / 2);
  await arrive();
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
});

describe('it is not told', () => {
  test('to one who has looked meanwhile', async () => {
    await begin();
    await move(0);
    await table.players[1]?.game(table.id);
    await server.passing(SMART);
    expect(told()).toEqual([addressOf(2)]);
  });

  test('after three days', async () => {
    await begin();
    await wayOf(1, 'off');
    await move(0);
    await server.passing(3 * DAY);
    await wayOf(1, 'now');
    await arrive();
    server.clock.now += 1;
    await arrive();
    expect(told()).toEqual([addressOf(2)]);
  });

  test('to one who does not want to be told', async () => {
    await begin();
    await wayOf(1, 'off');
    await move(0);
    await server.passing(SMART);
    expect(told()).toEqual([addressOf(2)]);
  });
});

test('a name that tries to be markup stays a name', async () => {
  await begin();
  await callHostile(server, table.id, 0);
  await move(0);
  await server.passing(SMART);
  const letters = lettersOf(server, 'over', table.id);
  expect(letters).toHaveLength(2);
  for (const { html } of letters) expect(html).not.toContain('<script>');
});
