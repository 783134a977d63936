/** Everything that is kept of a player, in one file, and nothing that they may not know. */

import type { Export } from '@shared/api/people';
import { games } from '@shared/games/index';
import { DEFAULTS } from '@shared/notices/ways';
import { gather, type Part } from '@web/app/you/gather';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPart, type Whole } from '../../functions/play/people/export';
import { ROOM, type Room, type Tables } from '../../functions/play/people/export-tables';
import { readDevices } from '../../functions/store/device';
import { assign } from '../../functions/store/dynamo/expression';
import { keepHabit } from '../../functions/store/habit';
import { deviceKey } from '../../functions/store/keys';
import { changeAccount } from '../support/account';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { playOn, sitDown } from '../support/table-play';
import { endVacation, takeVacation } from '../support/time';
import { Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [...games, oneMove] });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

/** As the site makes it. */
async function fileOf(visitor: Visitor): Promise<Whole> {
  return JSON.parse(await gather(partsOf(visitor), () => {}));
}

function partsOf(visitor: Visitor): Part {
  return (next) => visitor.expect(200, `/api/me/export${next === undefined ? '' : `?cursor=${next}`}`);
}

/** The same where there is less room in a part, or more. */
function partsWith(room: Room, { cookie = '' }: Visitor, seen: Export[] = []): Part {
  return async (next) => {
    const part = await exportPart(server.world, cookie.split('=')[1], next, room);
    seen.push(part);
    return part;
  };
}

test('it is for the signed-in player alone', async () => {
  const visitor = somebody.another();
  const { id } = await signIn(server, visitor, 'export@example.org');
  await visitor.change({ name: 'Ann', timeZone: 'Europe/Paris', reminder: 'half' });
  await takeVacation(visitor, '2026-02-01', '2026-02-14');
  await endVacation(visitor);
  await takeVacation(visitor, '2026-03-01', '2026-03-02');
  await visitor.expect(202, '/api/me/address', { method: 'PUT', json: { email: 'export-new@example.org' } });
  const turns = [{ of: 'game#2', waited: 5_000, at: 1_000 }];
  await server.world.db.write([keepHabit(id, undefined, turns)]);
  const body = await visitor.expect<Whole>(200, '/api/me/export');
  expect(body).toMatchObject({
    format: 'casebook/export/1',
    account: {
      id,
      name: 'Ann',
      guest: false,
      email: 'export@example.org',
      timeZone: 'Europe/Paris',
      reminder: 'half',
      vacations: [
        {
          first: '2026-03-01',
          last: '2026-03-02',
          zone: 'Europe/Paris',
          from: Date.UTC(2026, 1, 28, 23),
          until: Date.UTC(2026, 2, 2, 23),
        },
      ],
    },
    change: { email: 'export-new@example.org', old: false, new: false },
    sessions: [{ here: true }],
    turns,
    games: [],
    left: [],
    muted: [],
    reports: [],
  });
  expect(body.next).toBeUndefined();
  expect(await somebody.another().refused('/api/me/export')).toMatchObject({ status: 401 });
});

test.each(games.map(({ title }) => [title.id] as const))(
  'a running game of %s is as the player sees it, and no more',
  async (title) => {
    const options = title === 'pi' ? { edition: 'first' } : { roles: 'host-jack' };
    const table = await sitDown(somebody, { title, options, seats: 2 });
    await playOn(table, { seed: 7, moves: 3 });
    const stored = await Promise.all(table.players.map((player) => player.game(table.id)));
    expect(stored.map(({ status }) => status)).toEqual(['running', 'running']);
    for (const [seat, player] of table.players.entries()) {
      const { games: seen } = await fileOf(player);
      expect(seen).toHaveLength(1);
      const now = await player.game(table.id);
      expect({ ...seen[0]?.game, now: 0 }).toEqual({ ...now, now: 0 });
      expect(seen[0]?.game).toMatchObject({ status: 'running', you: seat });
      expect(seen[0]?.events).toEqual((await player.events(table.id)).events);
      expect(seen[0]?.game.secret).toBeUndefined();
    }
  },
);

test('it holds what the player wrote, and not what others did', async () => {
  const table = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  const [ann, bob] = table.players as [Visitor, Visitor];
  const say = (visitor: Visitor, text: string, key: string) =>
    visitor.expect(201, `/api/games/${table.id}/messages`, {
      method: 'POST',
      json: { text },
      headers: { 'Idempotency-Key': key },
    });
  await say(ann, 'said by Ann', 'export-message-1');
  await say(bob, 'said by Bob', 'export-message-2');
  for (const [visitor, text] of [
    [ann, 'thought by Ann'],
    [bob, 'thought by Bob'],
  ] as const) {
    const json = { text, marks: { ring: 'sure' } };
    await visitor.expect(200, `/api/games/${table.id}/note`, { method: 'PUT', json, headers: { 'If-Match': '"0"' } });
  }
  await ann.expect(204, `/api/games/${table.id}/mutes/1`, { method: 'PUT' });
  const report = { method: 'POST', json: { seat: 1, reason: 'spam', text: 'told by Ann', message: 2 } };
  await ann.expect(204, `/api/games/${table.id}/reports`, report);
  const { id: bobId } = await bob.me();
  const whole = await fileOf(ann);
  expect(whole).toMatchObject({
    games: [{ note: { text: 'thought by Ann', marks: { ring: 'sure' } }, messages: [{ n: 1, text: 'said by Ann' }] }],
    muted: [bobId],
    reports: [{ game: table.id, player: bobId, reason: 'spam', text: 'told by Ann', message: { n: 2, text: 'said by Bob' } }],
  });
  const others = JSON.stringify(await fileOf(bob));
  expect(others).not.toMatch(/by Ann/);
  expect(JSON.stringify({ ...whole, reports: [] })).not.toMatch(/by Bob/);
});

test('it holds how the player is told, and of what lets anybody reach or stop them no more than they are shown', async () => {
  const visitor = somebody.another();
  const { id } = await signIn(server, visitor, 'export-notices@example.org');
  expect((await fileOf(visitor)).notices).toEqual({ ways: DEFAULTS, hour: 8, push: [] });
  await changeAccount(server, id, {
    notices: { ways: { turn: { mail: 'off' } }, quiet: { from: 22, until: 7 }, hour: 6 },
    webhook: { address: 'https://hooks.example.org/kept-to-oneself', since: 1_000, failing: { since: 2_000, times: 3 } },
    push: 1_000,
    stopToken: 'stops-what-is-mailed-x',
  });
  const [{ id: device, agent } = { id: '', agent: '' }] = await readDevices(server.world.db, id, server.clock.now);
  const push = { id: 'kept', endpoint: 'https://push.example/kept', p256dh: 'kept-key', auth: 'kept-auth', since: 1 };
  await server.world.db.update(deviceKey(id, device), assign({ push }), { text: 'attribute_exists(pk)' });
  const whole = await fileOf(visitor);
  expect(whole.notices).toEqual({
    ways: { ...DEFAULTS, turn: { ...DEFAULTS.turn, mail: 'off' } },
    quiet: { from: 22, until: 7 },
    hour: 6,
    webhook: { host: 'hooks.example.org', end: 'self', since: 1_000 },
    push: [agent],
  });
  expect(JSON.stringify(whole)).not.toMatch(/kept|stops-what|failing/);
});

test('it holds no token, no hash and no key of the store', async () => {
  const table = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  const [ann] = table.players as [Visitor, Visitor];
  const { text } = await ann.ask('/api/me/export');
  expect(text).not.toContain(ann.cookie?.split('=')[1]);
  expect(text).not.toMatch(/"(?:pk|sk|session|token|stopToken|secret|keys|endpoint|auth|listed|expires|merging)":/);
});

test('a finished game is whole, and of a table that was left there is what the player said', async () => {
  const table = await sitDown(somebody, { title: 'one-move', options: {}, seats: 2 });
  const [ann, bob] = table.players as [Visitor, Visitor];
  await playOn(table, { seed: 1 });
  const { id } = await bob.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  await ann.join(id);
  const headers = { 'Idempotency-Key': 'export-message-3' };
  await ann.expect(201, `/api/games/${id}/messages`, { method: 'POST', json: { text: 'said there' }, headers });
  await ann.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
  const { games: seen, left } = await fileOf(ann);
  expect(seen.map(({ game }) => game.id)).toEqual([table.id]);
  expect(left).toMatchObject([{ id, messages: [{ n: 1, text: 'said there' }] }]);
  expect(seen[0]?.game).toMatchObject({ status: 'finished', secret: expect.any(String) });
  expect(seen[0]?.events[0]?.event).toMatchObject({ type: 'thrown', die: expect.any(Number) });
});

describe('in parts', () => {
  /** Somebody who has played, plays, waits at an open table, and has left one at which they had spoken. */
  async function manifold(): Promise<Visitor> {
    const { players } = await sitDown(somebody, { title: 'one-move', options: {}, seats: 1 });
    const [ann] = players as [Visitor];
    const bob = somebody.another();
    await bob.enter();
    for (const seats of [1, 1, 2]) await ann.create({ title: 'one-move', options: { moves: 9 }, seats, visibility: 'open' });
    for (const number of [1, 2, 3]) {
      const { id } = await bob.create({ title: 'one-move', options: {}, seats: 2 + number, visibility: 'open' });
      await ann.join(id);
      const headers = { 'Idempotency-Key': `export-part-${number}` };
      const text = 'long '.repeat(60 * number).trim();
      await ann.expect(201, `/api/games/${id}/messages`, { method: 'POST', json: { text }, headers });
      await ann.expect(204, `/api/games/${id}/seats/me`, { method: 'DELETE' });
    }
    return ann;
  }

  test.each<[string, Room, number]>([
    ['one table a part', { bytes: 1, tables: 50 }, 7],
    ['two tables a part', { bytes: 1_000_000, tables: 2 }, 4],
    ['six of the seven tables in one', { bytes: 1_000_000, tables: 6 }, 2],
    ['exactly as many tables as there are', { bytes: 1_000_000, tables: 7 }, 1],
  ])('the file is the same with %s', async (_, room, parts) => {
    const ann = await manifold();
    const { step } = server.clock;
    server.clock.step = 0;
    const whole = await gather(partsWith(ROOM, ann), () => {});
    const seen: Export[] = [];
    expect(await gather(partsWith(room, ann, seen), () => {})).toBe(whole);
    server.clock.step = step;
    expect(JSON.parse(whole)).toMatchObject({ games: { length: 4 }, left: { length: 3 } });
    expect(seen).toHaveLength(parts);
    expect(seen.slice(1).flatMap((part) => Object.keys(part))).not.toContain('account');
  });

  test('no part has more bytes of tables than there is room for, but where it is one table', async () => {
    const ann = await manifold();
    const room = { bytes: 1_500, tables: 50 };
    const seen: Export[] = [];
    await gather(partsWith(room, ann, seen), () => {});
    expect(seen.length).toBeGreaterThan(1);
    for (const { games, left } of seen) {
      const tables = [...games, ...left];
      if (tables.length > 1) expect(JSON.stringify(tables).length).toBeLessThanOrEqual(room.bytes);
    }
    expect(seen.flatMap(({ games, left }) => [...games, ...left])).toHaveLength(7);
  });

  test('who has more tables than one answer holds gets them all', async () => {
    const ann = somebody.another();
    await ann.enter();
    const ids: string[] = [];
    for (let times = 0; times < ROOM.tables + 2; times++) {
      ids.push((await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' })).id);
    }
    const first = await partsOf(ann)();
    expect([first.games.length, first.next]).toEqual([ROOM.tables, expect.any(String)]);
    const { games: seen, next } = await fileOf(ann);
    expect(seen.map(({ game }) => game.id)).toEqual(ids.sort());
    expect(next).toBeUndefined();
  });

  test('a game that ends between two parts is there once, as it is when its part is asked for', async () => {
    const ann = somebody.another();
    await ann.enter();
    const tables = [];
    for (let times = 0; times < 3; times++) {
      tables.push((await ann.create({ title: 'one-move', options: {}, seats: 1, visibility: 'invite' })).id);
    }
    const part = partsWith({ bytes: 1_000_000, tables: 1 }, ann);
    const [first = '', second = '', third = ''] = tables.sort();
    const whole = JSON.parse(
      await gather(
        async (next) => {
          const got = await part(next);
          if (next === undefined) for (const id of [first, third]) await playOn({ id, players: [ann] }, { seed: 1 });
          return got;
        },
        () => {},
      ),
    ) as Whole;
    expect(whole.games.map(({ game: { id, status } }) => [id, status])).toEqual([
      [first, 'running'],
      [second, 'running'],
      [third, 'finished'],
    ]);
    expect((await fileOf(ann)).games.map(({ game: { status } }) => status)).toEqual(['finished', 'running', 'finished']);
  });

  test('somebody else’s cursor leads to one’s own tables alone', async () => {
    const [ann, bob] = [await manifold(), await manifold()];
    const { next = '' } = await partsWith({ bytes: 1, tables: 1 }, ann)();
    const part = await bob.expect<Tables>(200, `/api/me/export?cursor=${next}`);
    const own = new Set((await bob.expect<Whole>(200, '/api/me/export')).games.map(({ game }) => game.id));
    expect(part.games.filter(({ game }) => !own.has(game.id))).toEqual([]);
    expect(await somebody.another().refused(`/api/me/export?cursor=${next}`)).toMatchObject({ status: 401 });
  });

  test.each([
    '',
    'x',
    '0'.repeat(21),
    '0'.repeat(23),
    'GAME%2300000000000000000',
    '%00'.repeat(22),
    `${'0'.repeat(22)}&cursor=x`,
  ])('cursor %j is none', async (cursor) => {
    const ann = somebody.another();
    await ann.enter();
    expect(await ann.refused(`/api/me/export?cursor=${cursor}`)).toMatchObject({ status: 400, code: 'bad_request' });
  });

  test('behind the last table there is nothing', async () => {
    const ann = await manifold();
    expect(await ann.expect(200, `/api/me/export?cursor=${'z'.repeat(22)}`)).toEqual({ games: [], left: [] });
  });
});
