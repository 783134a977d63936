/** What the operator does, as the players see it; each act with its line in the log. */

import type { Rematch } from '@shared/api/games';
import { commitment } from '@shared/random';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ban, unban } from '../../functions/play/operator/ban';
import { closeAccount } from '../../functions/play/operator/close-account';
import { log } from '../../functions/play/operator/log';
import { removeMessage } from '../../functions/play/operator/remove-message';
import { close, reports } from '../../functions/play/operator/reports';
import { voidGame } from '../../functions/play/operator/void-game';
import { rewriteAccount } from '../../functions/store/account';
import { claimAddress } from '../../functions/store/address';
import { readEvents } from '../../functions/store/event';
import { startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { mailFor, signIn, signingIn } from '../support/sign-in';
import { sitDown } from '../support/table-play';
import { acting, Visitor } from '../support/visitor';

const GROUND = { by: 'olga', why: 'for a test' };

let server: Server;
let wire: Wire;
let stranger: Visitor;
let ann: Visitor;
let bob: Visitor;
let id: string;

beforeAll(async () => {
  server = await startServer({
    registry: [oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  stranger = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  wire.stop();
});

beforeEach(async () => {
  const table = await sitDown(stranger, { title: 'one-move', options: { moves: 3 }, seats: 2 });
  [ann, bob] = table.players as [Visitor, Visitor];
  id = table.id;
});

const guess = { type: 'guess', number: 1 };

/** The acts in the log that name this. */
async function acts(named: string): Promise<string[]> {
  const lines = await log(server.world);
  return lines.filter((line) => Object.values(line).includes(named)).map(({ act }) => act);
}

test('a game that is voided ends for all at once: without a result, with its secret and all its events', async () => {
  const before = await ann.game(id);
  const { headers } = await ann.ask(`/api/games/${id}`);
  expect(await voidGame(server.world, id, GROUND)).toBe(true);
  const known = `/api/games/${id}?known=${headers.get('ETag')?.replaceAll('"', '')}`;
  const after = await ann.expect<typeof before>(200, known);
  expect(after).toMatchObject({ status: 'void', version: before.version + 1 });
  for (const field of ['turn', 'deadline', 'result', 'choices']) expect(after).not.toHaveProperty(field);
  expect(commitment(id, after.secret ?? '')).toBe(before.commitment);
  expect((await stranger.game(id)).secret).toBe(after.secret);
  expect((await stranger.events(id)).events).toMatchObject([{ event: { type: 'thrown', die: expect.any(Number) } }]);
  expect(await readEvents(server.world.db, id, 1, 10)).toEqual([{ version: 2, at: expect.any(Number), events: [], drawn: [] }]);
  expect((await ann.mine('?status=turn')).games).toEqual([]);
  expect((await ann.mine('?status=running')).games).toEqual([]);
  expect((await bob.mine('?status=finished')).games).toMatchObject([{ id, status: 'void' }]);
  expect(await bob.expect(200, `/api/games/${id}?at=2`)).toMatchObject({ at: 2, view: after.view });
  expect(await ann.refused(`/api/games/${id}/actions`, acting(2, guess))).toMatchObject({ code: 'not_running' });
  expect(await bob.refused(`/api/games/${id}/actions`, acting(1, guess))).toMatchObject({ code: 'version_moved' });
  expect(await voidGame(server.world, id, GROUND)).toBe(false);
  expect(await acts(id)).toEqual(['void']);
});

test('of a move and a void at once each is whole, whichever was first', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, players } = await sitDown(stranger, { title: 'one-move', options: { moves: 3 }, seats: 1 });
    const [player] = players as [Visitor];
    const [moved] = await Promise.all([
      player.ask(`/api/games/${id}/actions`, acting(1, guess)),
      voidGame(server.world, id, GROUND),
      voidGame(server.world, id, GROUND),
    ]);
    const game = await player.game(id);
    expect(game).toMatchObject({ status: 'void', version: moved.status === 200 ? 3 : 2 });
    expect(game.turn).toBeUndefined();
    expect(await acts(id)).toEqual(['void']);
  }
});

test('only a running game is voided', async () => {
  const { id: open } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  const { id: over } = await ann.create({ title: 'one-move', options: {}, seats: 1, visibility: 'invite' });
  await ann.act(over, 1, guess);
  for (const game of [open, over]) {
    await expect(voidGame(server.world, game, GROUND)).rejects.toMatchObject({ code: 'not_running' });
    expect(await acts(game)).toEqual([]);
  }
  await expect(voidGame(server.world, 'A'.repeat(22), GROUND)).rejects.toMatchObject({ code: 'not_found' });
  expect((await ann.game(over)).status).toBe('finished');
});

test('a banned player is signed out everywhere and leaves open tables and running games; what is over stays', async () => {
  const { id: player } = await ann.me();
  const { id: hosted } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  const { id: joined, invite } = await bob.create({ title: 'one-move', options: {}, seats: 3, visibility: 'invite' });
  await ann.join(joined, { invite });
  const { id: over } = await ann.create({ title: 'one-move', options: {}, seats: 1, visibility: 'invite' });
  const finished = await ann.act(over, 1, guess);

  expect(await ban(server.world, player, GROUND)).toEqual({ player, name: 'Player 0', changed: true });
  expect((await ann.ask('/api/me')).status).toBe(401);
  expect(await bob.game(id)).toMatchObject({ status: 'finished', result: { how: 'left' }, seats: [{ left: true }, {}] });
  expect((await bob.events(id)).events.at(-1)).toMatchObject({ seat: 0, event: { type: 'left', seat: 0 } });
  expect((await bob.game(hosted)).status).toBe('cancelled');
  expect((await bob.game(joined)).seats.map((seat) => seat.player === undefined)).toEqual([false, true, true]);
  expect(await bob.game(over)).toMatchObject({ status: 'finished', version: finished.version });

  const before = await bob.game(id);
  expect(await ban(server.world, player, GROUND)).toMatchObject({ changed: false });
  await closeAccount(server.world, player);
  expect(await bob.game(id)).toEqual({ ...before, now: expect.any(Number) });
  expect(await acts(player)).toEqual(['ban']);
});

test('a guest who has become somebody, or is about to, is banned as that', async () => {
  const { id: guest } = await bob.me();
  const account = stranger.another();
  const { id: player } = await signIn(server, account, 'becomes@example.org');
  const { code } = await mailFor(server, bob, 'becomes@example.org');
  wire.faults.set('TransactWriteItems', [async () => {}, 'throttled']);
  await bob.expect(200, '/api/session', signingIn({ email: 'becomes@example.org', code }));
  expect(await ban(server.world, guest, GROUND)).toMatchObject({ player, changed: true });
  expect(await ann.game(id)).toMatchObject({ status: 'finished', result: { how: 'left' }, seats: [{}, { left: true }] });
  await unban(server.world, guest, GROUND);
  expect(await ban(server.world, guest, GROUND)).toMatchObject({ player, changed: true });
});

test('a seat that is kept for a banned player is anybody’s', async () => {
  const { id: over, players } = await sitDown(stranger, { title: 'one-move', options: {}, seats: 2 });
  const [one, other] = players as [Visitor, Visitor];
  await one.act(over, 1, guess);
  const offered = await one.expect<Rematch>(201, `/api/games/${over}/rematch`, { method: 'POST' });
  expect((await other.game(offered.id)).kept).toBeDefined();
  await ban(server.world, (await other.me()).id, GROUND);
  expect((await one.game(offered.id)).seats.some(({ reserved }) => reserved === true)).toBe(false);
});

test('who is banned in the moment of sitting down or opening a table does not sit there', async () => {
  const { id: player } = await ann.me();
  const { id: open } = await bob.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  const table = { title: 'one-move', options: {}, seats: 2, visibility: 'open' };
  for (const act of [
    () => ann.refused(`/api/games/${open}/seats`, { method: 'POST', json: {} }),
    () => ann.refused('/api/games', { method: 'POST', json: table, headers: { 'Idempotency-Key': 'one-table-of-mine' } }),
  ]) {
    const account = rewriteAccount(player, { banned: undefined }, { banned: server.world.now() });
    wire.faults.set('TransactWriteItems', [() => server.world.db.write([account])]);
    expect(await act()).toMatchObject({ status: 401, code: 'not_signed_in' });
    await unban(server.world, player, GROUND);
  }
  expect((await bob.game(open)).seats.filter((seat) => seat.player !== undefined)).toHaveLength(1);
});

test('bans at once are one; opened again, nothing more is closed', async () => {
  const { id: player } = await bob.me();
  const done = await Promise.all([1, 2, 3].map(() => ban(server.world, player, GROUND)));
  expect(done.filter(({ changed }) => changed)).toHaveLength(1);
  expect(await unban(server.world, player, GROUND)).toMatchObject({ changed: true });
  expect(await unban(server.world, player, GROUND)).toMatchObject({ changed: false });
  expect(await acts(player)).toEqual(['ban', 'unban']);
  const { id: next, players } = await sitDown(stranger, { title: 'one-move', options: { moves: 3 }, seats: 2 });
  const { id: other } = await (players[0] as Visitor).me();
  await closeAccount(server.world, other);
  expect((await stranger.game(next)).status).toBe('running');
});

test('an address names its player, however it is typed', async () => {
  const { id: player } = await ann.me();
  await server.world.db.write([claimAddress('Ann@Example.org', player)]);
  expect(await ban(server.world, 'ann@example.ORG', GROUND)).toMatchObject({ player, changed: true });
  for (const who of ['nobody@example.org', 'A'.repeat(22), 'nonsense']) {
    await expect(ban(server.world, who, GROUND)).rejects.toMatchObject({ code: 'not_found' });
    await expect(unban(server.world, who, GROUND)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('an act whose answer was lost is done once, and stands once in the log', async () => {
  wire.faults.set('TransactWriteItems', ['unanswered']);
  await voidGame(server.world, id, GROUND);
  expect(await acts(id)).toEqual(['void']);
  const { id: player } = await bob.me();
  wire.faults.set('TransactWriteItems', ['lost']);
  expect(await ban(server.world, player, GROUND)).toMatchObject({ changed: true });
  expect(await acts(player)).toEqual(['ban']);
});

test('a ban that was cut off is finished by the next', async () => {
  const { id: player } = await bob.me();
  wire.faults.set('TransactWriteItems', [async () => {}, 'throttled']);
  await expect(ban(server.world, player, GROUND)).rejects.toMatchObject({ code: 'busy' });
  expect((await bob.ask('/api/me/sessions')).status).toBe(200);
  expect((await bob.ask('/api/me')).status).toBe(401);
  expect(await ban(server.world, player, GROUND)).toMatchObject({ changed: false });
  expect((await bob.ask('/api/me/sessions')).status).toBe(401);
  expect(await ann.game(id)).toMatchObject({ status: 'finished', result: { how: 'left' } });
});

test('a message and a report are done with once; what is not there is said', async () => {
  const messages = `/api/games/${id}/messages`;
  const headers = { 'Idempotency-Key': 'one-key-of-mine' };
  await bob.expect(201, messages, { method: 'POST', json: { text: 'Zq9' }, headers });
  await ann.expect(204, `/api/games/${id}/reports`, { method: 'POST', json: { seat: 1, reason: 'other', message: 1 } });
  expect(await removeMessage(server.world, id, 1, GROUND)).toBe(true);
  expect(await removeMessage(server.world, id, 1, GROUND)).toBe(false);
  expect((await ann.ask(messages)).text).not.toContain('Zq9');
  await expect(removeMessage(server.world, id, 2, GROUND)).rejects.toMatchObject({ code: 'not_found' });
  expect(await acts(id)).toEqual(['remove']);
  const told = (await reports(server.world, { all: false })).find(({ game }) => game === id);
  const report = told?.id ?? '';
  const closed = await Promise.all([close(server.world, report, GROUND), close(server.world, report, GROUND)]);
  expect(closed.filter(Boolean)).toHaveLength(1);
  expect((await reports(server.world, { all: false })).some(({ game }) => game === id)).toBe(false);
  expect((await reports(server.world, { all: true })).find(({ game }) => game === id)).toMatchObject({ why: 'for a test' });
  await expect(close(server.world, 'A'.repeat(22), GROUND)).rejects.toMatchObject({ code: 'not_found' });
  expect(await acts(report)).toEqual(['close']);
});

test('the log says who did what, to whom, why and when', async () => {
  const { id: player } = await ann.me();
  await ban(server.world, player, { by: 'olga', why: 'cheats' });
  expect((await log(server.world)).at(-1)).toEqual({
    id: expect.any(String),
    at: expect.any(Number),
    by: 'olga',
    act: 'ban',
    player,
    why: 'cheats',
  });
});
