/** Tables that do not fill. docs/deadlines.md */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClockedServer, startClockedServer } from '../../support/clock';
import { oneMove } from '../../support/one-move';
import { Visitor } from '../../support/visitor';

const DAY = 24 * 60 * 60_000;
const TABLE = { title: 'one-move', options: { moves: 9 }, seats: 3, visibility: 'open' } as const;

let server: ClockedServer;
let host: Visitor;
let guest: Visitor;
let id: string;

beforeAll(async () => {
  server = await startClockedServer({ registry: [oneMove] });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

/** An open table of three, at which two sit. */
beforeEach(async () => {
  server.messages.length = 0;
  host = await Visitor.at(server.address);
  guest = host.another();
  await host.enter('Hanna');
  await guest.enter('Gus');
  ({ id } = await host.create(TABLE));
  await guest.join(id);
});

test('a table is closed fourteen days after it was opened, and its host is told two days before', async () => {
  const { expires } = await host.game(id);
  expect(expires).toBe(server.clock.now + 14 * DAY);
  await server.passing(12 * DAY - 1);
  expect(server.messages).not.toContainEqual({ kind: 'expiring', game: id });
  await server.passing(1);
  expect(server.messages).toContainEqual({ kind: 'expiring', game: id });
  await server.passing(2 * DAY - 1);
  expect((await host.game(id)).status).toBe('open');
  await server.passing(1);
  expect(await host.game(id)).toMatchObject({ status: 'cancelled', why: 'expired', version: 0 });
});

test('a closed one is on nobody’s list of tables, and nobody sits down there', async () => {
  await server.passing(14 * DAY);
  const open = await host.expect<{ games: unknown[] }>(200, '/api/games?status=open');
  expect(open.games).toEqual([]);
  for (const player of [host, guest]) {
    expect((await player.mine('?status=open')).games).toEqual([]);
    expect((await player.mine('?status=finished')).games).toMatchObject([{ id, status: 'cancelled', why: 'expired' }]);
  }
  const late = host.another();
  await late.enter('Lea');
  expect(await late.refused(`/api/games/${id}/seats`, { method: 'POST', json: {} })).toMatchObject({ code: 'not_open' });
});

test('whoever comes and goes meanwhile changes nothing', async () => {
  await server.passing(10 * DAY);
  await guest.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  await server.passing(4 * DAY);
  expect(await host.game(id)).toMatchObject({ status: 'cancelled', why: 'expired' });
});

test('a clock that is a month late closes it, and tells nobody that it will', async () => {
  await server.passingUnseen(30 * DAY);
  expect(await host.game(id)).toMatchObject({ status: 'cancelled', why: 'expired' });
  expect(server.messages).not.toContainEqual({ kind: 'expiring', game: id });
});

test('one that has started, or was closed by its host, is left alone', async () => {
  const { id: closed } = await host.create(TABLE);
  await host.expect(204, `/api/games/${closed}/seats/me`, { method: 'DELETE' });
  const last = host.another();
  await last.enter('Lea');
  await last.join(id);
  await server.passing(20 * DAY);
  expect((await host.game(id)).status).toBe('running');
  const after = await host.game(closed);
  expect(after.status).toBe('cancelled');
  expect(after).not.toHaveProperty('why');
});

test('whoever takes the last seat at the very moment starts the game or finds it closed', async () => {
  server.clock.now += 14 * DAY;
  const last = host.another();
  await last.enter('Lea');
  const [{ status: answered }] = await Promise.all([
    last.ask(`/api/games/${id}/seats`, { method: 'POST', json: {} }),
    server.sweep(),
  ]);
  const { status } = await host.game(id);
  expect([answered, status]).toEqual(answered === 201 ? [201, 'running'] : [409, 'cancelled']);
});
