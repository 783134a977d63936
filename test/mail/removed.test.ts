/** "You were removed", "the table was closed": to who sat there and did not want to leave, once. */

import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ban } from '../../functions/play/operator/ban';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { DAY } from '../support/time';
import { callHostile, lettersOf, said, toldOf } from '../support/told';
import { addressOf, changeAccount, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: ClockedServer;
let players: readonly [Visitor, Visitor, Visitor];
let id: string;

beforeAll(async () => {
  server = await startClockedServer({ registry: games });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(async () => {
  const somebody = await Visitor.at(server.address);
  players = [somebody.another(), somebody.another(), somebody.another()];
  for (const [at, player] of players.entries()) {
    await player.enter(`Player ${at}`);
    await changeAccount(server, await idOf(at), { email: addressOf(at), guest: false });
  }
  const [host, ...guests] = players;
  const created = await host.create({ title: 'pi', options: { edition: 'first' }, seats: 4, visibility: 'open' });
  id = created.id;
  for (const guest of guests) await guest.join(id, {});
  await server.work();
});

async function idOf(at: number): Promise<string> {
  return (await players[at]?.me())?.id ?? '';
}

async function remove(at: number): Promise<void> {
  await players[0].expect(204, `/api/games/${id}/seats/${at}?player=${await idOf(at)}`, { method: 'DELETE' });
}

async function close(): Promise<void> {
  await players[0].expect(204, `/api/games/${id}`, { method: 'DELETE' });
}

async function leave(at: number): Promise<void> {
  await players[at]?.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
}

function told(): readonly string[] {
  return [...toldOf(server, 'removed', id)].sort();
}

async function arrive(at: number): Promise<void> {
  await server.handle({ kind: 'removed', game: id, player: await idOf(at) });
}

test('who is removed is told so, and nobody else is', async () => {
  await remove(1);
  await server.work();
  expect(told()).toEqual([addressOf(1)]);
  const [letter] = lettersOf(server, 'removed', id);
  expect(letter?.subject).toBe('You were removed from a table for P.I.');
  expect(said(letter)).toContain('with Player 0 and Player 2 has removed you');
});

test('a table that its host closes is closed for the others', async () => {
  await close();
  await server.work();
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
  expect(said(lettersOf(server, 'removed', id)[0])).toContain('with Player 0 and Player 2. Its host closed it.');
});

test('so is one that its host leaves, and one whose host is shut out', async () => {
  await leave(0);
  await server.work();
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
  const second = await players[1].create({ title: 'pi', options: { edition: 'first' }, seats: 2, visibility: 'open' });
  await players[1].expect(204, `/api/games/${second.id}`, { method: 'DELETE' });
  const third = await players[1].create({ title: 'pi', options: { edition: 'first' }, seats: 3, visibility: 'open' });
  await players[2].join(third.id, {});
  await ban(server.world, await idOf(1), { by: 'the operator', why: 'a test' });
  await server.work();
  expect(toldOf(server, 'removed', second.id)).toEqual([]);
  expect(toldOf(server, 'removed', third.id)).toEqual([addressOf(2)]);
});

test('of one that did not fill all are told, its host too', async () => {
  await server.passing(14 * DAY);
  expect(await stored(server, id)).toMatchObject({ status: 'cancelled', why: 'expired' });
  expect(told()).toEqual([addressOf(0), addressOf(1), addressOf(2)]);
  for (const letter of lettersOf(server, 'removed', id)) expect(said(letter)).toContain('Not enough players came in time.');
});

test('who was removed is not told once more when the table is closed', async () => {
  await remove(1);
  await server.work();
  await close();
  await server.work();
  expect(told()).toEqual([addressOf(1), addressOf(2)]);
});

test('told twice, at once and later, it goes once', async () => {
  await remove(1);
  await Promise.allSettled([arrive(1), arrive(1), server.work()]);
  await arrive(1);
  expect(told()).toEqual([addressOf(1)]);
});

describe('it is not told', () => {
  test('to one who left by themselves', async () => {
    await leave(1);
    await arrive(1);
    await server.work();
    expect(told()).toEqual([]);
  });

  test('to one who sits there', async () => {
    await arrive(1);
    expect(told()).toEqual([]);
  });

  test('to one who does not want to be told', async () => {
    await changeAccount(server, await idOf(1), { notices: { ways: { removed: { mail: 'off' } } } });
    await close();
    await server.work();
    expect(told()).toEqual([addressOf(2)]);
  });

  test('of a table that is not there', async () => {
    await server.handle({ kind: 'removed', game: 'nowhere', player: await idOf(1) });
    expect(told()).toEqual([]);
  });
});

test('a name that tries to be markup stays a name', async () => {
  await callHostile(server, id, 0);
  await remove(1);
  await close();
  await server.work();
  const letters = lettersOf(server, 'removed', id);
  expect(letters).toHaveLength(2);
  for (const { html } of letters) expect(html).not.toContain('<script>');
});
