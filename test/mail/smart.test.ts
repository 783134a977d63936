/** A smart notice waits a minute, and comes to nobody who has been there since. docs/notices.md, "By what, and when" */

import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSeat } from '../../functions/store/seat';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Table } from '../support/table-play';
import { DAY } from '../support/time';
import { SMART, toldOf } from '../support/told';
import { addressOf, changeAccount, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

/** The database takes no update. */
let isBusy = false;
const busy = Object.assign(new Error('busy'), { name: 'ThrottlingException' });

let server: ClockedServer;
let table: Table;
let first: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await startClockedServer({
    registry: [...games, oneMove],
    over: (db) => ({ ...db, update: (...args) => (isBusy ? Promise.reject(busy) : db.update(...args)) }),
  });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(async () => {
  const what = { title: 'one-move', options: { moves: 1000 }, seats: 2, pace: { turn: 5 * DAY, weekends: true, vacation: true } };
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), what);
  [first, other] = table.players as [Visitor, Visitor];
  for (const player of table.players) await changeAccount(server, (await player.me()).id, { notices: undefined });
  await server.work();
});

async function move(by: Visitor): Promise<void> {
  const { version } = await stored(server, table.id);
  await by.act(table.id, version, { type: 'guess', number: 1 });
}

/** Of turns. */
function told(): readonly string[] {
  return toldOf(server, 'turn', table.id);
}

async function placeOf(visitor: Visitor) {
  return readSeat(server.world.db, (await visitor.me()).id, table.id);
}

async function tagOf(visitor: Visitor): Promise<string> {
  const { headers } = await visitor.ask(`/api/games/${table.id}`);
  return headers.get('ETag') ?? '';
}

test('it comes a minute after the turn has begun, and no sooner', async () => {
  await move(first);
  await server.passing(SMART - 1);
  expect(told()).toEqual([]);
  await server.passing(1);
  expect(told()).toEqual([addressOf(1)]);
});

test('a message that comes late is told at once', async () => {
  await move(first);
  server.clock.now += SMART;
  await server.work();
  expect(told()).toEqual([addressOf(1)]);
});

describe('it does not come', () => {
  test('to one who has looked at the game since', async () => {
    await move(first);
    await other.game(table.id);
    await server.passing(SMART);
    expect(told()).toEqual([]);
  });

  test('where the turn has passed', async () => {
    await move(first);
    await move(other);
    await move(first);
    await move(other);
    await server.passing(SMART);
    expect(told()).toEqual([addressOf(0)]);
  });
});

describe('it comes all the same', () => {
  test('to one who has looked before', async () => {
    await other.game(table.id);
    await move(first);
    await server.passing(SMART);
    expect(told()).toEqual([addressOf(1)]);
  });

  test('to one who has asked whether there is anything new, and there was nothing', async () => {
    const tag = await tagOf(other);
    expect((await other.ask(`/api/games/${table.id}?known=${encodeURIComponent(tag)}`)).status).toBe(204);
    await move(first);
    await server.passing(SMART);
    expect(told()).toEqual([addressOf(1)]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['who has looked back at an earlier version', () => other.ask(`/api/games/${table.id}?at=1`)],
    ['who has read the talk', () => other.ask(`/api/games/${table.id}/messages`)],
    ['who has seen it in a list', () => other.ask('/api/games?mine')],
    ['whose opponent has looked', () => first.game(table.id)],
    ['whose game a stranger looked at', () => other.another().game(table.id)],
  ])('to one %s', async (_, meanwhile) => {
    await move(first);
    await meanwhile();
    await server.passing(SMART);
    expect(told()).toEqual([addressOf(1)]);
  });

  test('a reminder, to one who has been there', async () => {
    await first.game(table.id);
    await server.passing(4 * DAY);
    await first.game(table.id);
    expect(toldOf(server, 'reminder', table.id)).toEqual([addressOf(0)]);
  });
});

describe('that somebody has looked is noted', () => {
  test('once a version, however often they look', async () => {
    await other.game(table.id);
    expect(await placeOf(other)).toMatchObject({ seen: 1 });
    server.metered.length = 0;
    const tag = await tagOf(other);
    for (let times = 0; times < 3; times++) await other.ask(`/api/games/${table.id}?known=${encodeURIComponent(tag)}`);
    expect(server.metered.filter(({ request }) => request === 'Update').length).toBeLessThanOrEqual(1);
  });

  test('and never with a move', async () => {
    server.metered.length = 0;
    await move(first);
    expect(server.metered.map(({ request }) => request)).toEqual(['BatchGet', 'BatchGet', 'TransactWrite']);
  });

  test('and stays when the game is over, with how far they have read', async () => {
    const said = { method: 'POST', json: { text: 'Hello' }, headers: { 'Idempotency-Key': 'hello-from-the-first' } };
    await first.expect(201, `/api/games/${table.id}/messages`, said);
    await other.expect(200, `/api/games/${table.id}/messages`);
    await other.game(table.id);
    const { version } = await stored(server, table.id);
    await first.expect(200, `/api/games/${table.id}/resignation`, { method: 'POST', headers: { 'If-Match': `"${version}"` } });
    expect(await placeOf(other)).toMatchObject({ status: 'finished', seen: 1, read: 1 });
  });

  test('by whoever looks first of two who look at different versions at once, as the later', async () => {
    await move(first);
    await Promise.all([other.game(table.id), other.game(table.id)]);
    expect(await placeOf(other)).toMatchObject({ seen: 2 });
  });

  test('and a look that cannot be noted is a look all the same', async () => {
    await move(first);
    isBusy = true;
    expect((await other.game(table.id)).version).toBe(2);
    isBusy = false;
    expect((await placeOf(other))?.seen ?? 0).toBeLessThan(2);
  });
});
