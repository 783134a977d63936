/** Looking at a game: tags, spectators, events. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { sitDown, type Table } from '../support/table-play';
import { Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;
let table: Table;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: [oneMove] });
  somebody = await Visitor.at(server.address);
  table = await sitDown(somebody, { title: 'one-move', options: { moves: 4 }, seats: 2 });
  [ann, bob] = table.players as [Visitor, Visitor];
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

test('a tag names version, revision and seat, and who knows it is told that nothing is new', async () => {
  const path = `/api/games/${table.id}`;
  for (const [visitor, tag] of [
    [ann, '"1.1.0"'],
    [bob, '"1.1.1"'],
    [somebody, '"1.1.x"'],
  ] as const) {
    const answered = await visitor.ask(path);
    expect(answered.headers.get('ETag')).toBe(tag);
    const known = await visitor.ask(`${path}?known=${encodeURIComponent(tag)}`);
    expect(known).toMatchObject({ status: 204, text: '' });
    expect(known.headers.get('ETag')).toBe(tag);
    expect(await visitor.ask(`${path}?known=${tag.replaceAll('"', '')}`)).toMatchObject({ status: 204 });
  }
  expect(await ann.ask(`${path}?known=1.1.1`)).toMatchObject({ status: 200 });
  await ann.change({ name: 'Another' });
  expect(await bob.ask(`${path}?known=1.1.1`)).toMatchObject({ status: 200, body: { revision: 2 } });
  await ann.act(table.id, 1, { type: 'guess', number: 1 });
  expect(await bob.ask(`${path}?known=1.2.1`)).toMatchObject({ status: 200, body: { version: 2 } });
});

test('a signed-in spectator sees what a stranger sees, and less than those who sit', async () => {
  const cleo = somebody.another();
  await cleo.enter();
  const [hers, strangers, anns] = await Promise.all([cleo, somebody, ann].map((visitor) => visitor.game(table.id)));
  expect({ ...hers, now: 0 }).toEqual({ ...strangers, now: 0 });
  expect(Object.keys(anns ?? {})).toEqual(expect.arrayContaining(Object.keys(strangers ?? {})));
  expect(hers).not.toHaveProperty('you');
  expect(hers).not.toHaveProperty('choices');
  expect(await cleo.events(table.id)).toEqual(await somebody.events(table.id));
});

test('a game by invitation can be looked at by whoever has its id, and is listed nowhere', async () => {
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'invite' });
  expect(await somebody.game(id)).toMatchObject({ status: 'open', visibility: 'invite' });
  const { body } = await somebody.ask<{ games: { id: string }[] }>('/api/games?status=open');
  expect(body.games).toEqual([]);
});

test('events are told after a version, in names of today, cut until the end and whole after it', async () => {
  await bob.change({ name: 'Bob' });
  await bob.act(table.id, 2, { type: 'guess', number: 6 });
  const { events } = await somebody.events(table.id);
  expect(events).toEqual([
    { version: 1, at: expect.any(Number), text: 'The die is thrown.', event: { type: 'thrown' } },
    expect.objectContaining({ version: 2, seat: 0, text: 'Another guesses 1.' }),
    expect.objectContaining({ version: 3, seat: 1, text: 'Bob guesses 6.', event: expect.objectContaining({ number: 6 }) }),
  ]);
  expect((await ann.events(table.id, 2)).events).toEqual(events.slice(2));
  expect((await ann.events(table.id, 3)).events).toEqual([]);
  await ann.act(table.id, 3, { type: 'guess', number: 1 });
  await bob.act(table.id, 4, { type: 'guess', number: 1 });
  const [first] = (await somebody.events(table.id)).events;
  expect(first?.event).toEqual({ type: 'thrown', die: expect.any(Number) });
});

test('a very long game is told a page at a time', async () => {
  const { db } = server.world;
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 1000 }, seats: 1 });
  const key = { pk: `GAME#${id}`, sk: 'GAME' };
  await db.update(
    key,
    { text: 'SET #version = :new', names: { '#version': 'version' }, values: { ':new': 1002 } },
    { text: 'attribute_exists(pk)' },
  );
  for (let version = 2; version <= 1002; version += 91) {
    const writes = Array.from({ length: 91 }, (_, at) => version + at).map((one) => ({
      put: {
        pk: key.pk,
        sk: `EVENT#${String(one).padStart(8, '0')}`,
        version: one,
        at: one,
        events: '[{"type":"thrown"}]',
        drawn: '[]',
      },
    }));
    await db.write(writes);
  }
  const one = await (players[0] as Visitor).events(id);
  expect(one.events.map(({ version }) => version)).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
  const other = await somebody.events(id, one.next);
  expect(other).toMatchObject({ events: [{ version: 1001 }, { version: 1002 }] });
  expect(other.next).toBeUndefined();
});
