/** Everything that is kept of a player, in one file, and nothing that they may not know. */

import { games } from '@shared/games/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Whole } from '../../functions/play/people/export';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { playOn, sitDown } from '../support/table-play';
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

function fileOf(visitor: Visitor): Promise<Whole> {
  return visitor.expect(200, '/api/me/export');
}

test('it is a file to save, for the signed-in player alone', async () => {
  const visitor = somebody.another();
  const { id } = await signIn(server, visitor, 'export@example.org');
  await visitor.change({ name: 'Ann', timeZone: 'Europe/Paris', turnMail: false });
  await visitor.expect(202, '/api/me/address', { method: 'PUT', json: { email: 'export-new@example.org' } });
  const { headers, body } = await visitor.ask<Whole>('/api/me/export');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="casebook-export.json"');
  expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(body).toMatchObject({
    format: 'casebook/export/1',
    account: { id, name: 'Ann', guest: false, email: 'export@example.org', timeZone: 'Europe/Paris', turnMail: false },
    change: { email: 'export-new@example.org', old: false, new: false },
    sessions: [{ here: true }],
    turns: [],
    games: [],
    muted: [],
    reports: [],
  });
  expect(await somebody.another().refused('/api/me/export')).toMatchObject({ status: 401 });
});

test.each(games.map(({ title }) => [title.id] as const))(
  'a running game of %s is as the player sees it, and no more',
  async (title) => {
    const options = title === 'pi' ? { edition: 'first' } : { roles: 'host-jack' };
    const table = await sitDown(somebody, { title, options, seats: 2 });
    await playOn(table, { seed: 7, moves: 4 });
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

test('it holds no token, no hash and no key of the store', async () => {
  const table = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  const [ann] = table.players as [Visitor, Visitor];
  const { text } = await ann.ask('/api/me/export');
  expect(text).not.toContain(ann.cookie?.split('=')[1]);
  expect(text).not.toMatch(/"(?:pk|sk|session|token|secret|keys|listed|expires|merging)":/);
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
