/** The record of a game: cut to whoever asks while it runs, whole and provable after it. */

import type { EventsAnswer } from '@shared/api/games';
import type { Action, Event } from '@shared/game';
import { findGame, type Game, games } from '@shared/games/index';
import { readRecord } from '@shared/record/read';
import type { RecordedGame } from '@shared/record/record';
import { statesOf } from '@shared/record/replay';
import { verify } from '@shared/record/verify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { voidGame } from '../../functions/play/operator/void-game';
import { farewell } from '../../functions/play/people/farewell';
import { assign } from '../../functions/store/dynamo/expression';
import { addEvent, readEvents } from '../../functions/store/event';
import { readGames } from '../../functions/store/game';
import { eventKey, gameKey } from '../../functions/store/keys';
import { randomFrom } from '../support/chance';
import { oneMove } from '../support/one-move';
import { guessingPlayer, type Player, randomPlayer } from '../support/players';
import { type Server, startServer } from '../support/server';
import { playOn, sitDown, type Table } from '../support/table-play';
import { Visitor } from '../support/visitor';

const registry = [...games, oneMove];
let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({ registry });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const random = randomFrom(3);

const randomly = randomPlayer(random);
const guessing = guessingPlayer(random);

function recordOf(visitor: Visitor, id: string): Promise<RecordedGame> {
  return visitor.expect(200, `/api/games/${id}/record`);
}

function gameOf({ title, rules }: RecordedGame): Game {
  return findGame(registry, title, rules) as Game;
}

/** The events of every version, as a viewer is told them. */
async function told(visitor: Visitor, id: string): Promise<readonly (readonly Event[])[]> {
  const { events } = await visitor.expect<EventsAnswer>(200, `/api/games/${id}/events`);
  const last = events.at(-1)?.version ?? 0;
  return Array.from({ length: last }, (_, at) =>
    events.filter(({ version }) => version === at + 1).map(({ event }) => event as Event),
  );
}

test.each<[title: string, options: Record<string, unknown>, seats: number, play: Player]>([
  ['mr-jack-pocket', { roles: 'host-jack' }, 2, randomly],
  ['pi', { edition: 'first' }, 2, guessing],
  ['pi', { edition: 'duel' }, 2, guessing],
])(
  '%s %j: at every version the record holds what its reader was told, and what they did',
  { timeout: 300_000 },
  async (...row) => {
    const [title, options, seats, play] = row;
    const spectator = somebody.another();
    await spectator.enter('Spectator');
    const { id, players } = await sitDown(somebody, { title, options, seats });
    const readers = [...players.map((visitor, seat) => ({ visitor, seat })), { visitor: spectator }, { visitor: somebody }];
    const done: (Action & { readonly by?: number })[] = [{ type: 'start' }];
    let game = await somebody.game(id);
    while (game.turn) {
      for (const { visitor, ...sight } of readers) {
        const seat = 'seat' in sight ? sight.seat : undefined;
        const record = await recordOf(visitor, id);
        expect(readRecord(registry, JSON.stringify(record))).toEqual(record);
        expect(record).toMatchObject({ status: 'running', sight: seat ?? 'spectator', commitment: game.commitment });
        for (const kept of ['secret', 'result']) expect(record).not.toHaveProperty(kept);
        expect(record.moves.map(({ events }) => events)).toEqual(await told(visitor, id));
        expect(record.moves).toHaveLength(done.length);
        for (const [at, move] of record.moves.entries()) {
          const { by, ...action } = done[at] as (typeof done)[number];
          expect(move.seat).toBe(by);
          expect(move.action).toEqual(by !== undefined && by === seat ? action : undefined);
          expect(move).not.toHaveProperty('drawn');
        }
      }
      const { seat } = game.turn;
      const player = players[seat] as Visitor;
      const action = play(await player.game(id), (await told(player, id)).flat());
      game = await player.act(id, game.version, action);
      done.push({ ...action, by: seat });
    }
    const { secret, result, version } = game;
    const whole = await recordOf(somebody, id);
    expect(readRecord(registry, JSON.stringify(whole))).toEqual(whole);
    for (const { visitor } of readers) expect(await recordOf(visitor, id)).toEqual(whole);
    expect(whole).toMatchObject({ status: 'finished', secret, result, commitment: game.commitment });
    expect(whole).not.toHaveProperty('sight');
    expect(whole.moves.map(({ seat: by, action }) => ({ ...action, by }))).toEqual(
      done.map(({ by, ...action }) => (by === undefined ? { by } : { ...action, by })),
    );
    const verdict = verify(gameOf(whole), whole);
    expect(verdict.flaws).toEqual([]);
    expect(verdict.replayed).toBe(version);
    expect(verdict.draws.length).toBeGreaterThan(5);
    const [stored] = await readGames(server.world.db, [id]);
    expect(statesOf(gameOf(whole), whole).at(-1)).toEqual(stored?.state);
  },
);

function start(seats = 2, moves = 3): Promise<Table> {
  return sitDown(somebody, { title: 'one-move', options: { moves }, seats });
}

test('it comes as a file that is named for its game', async () => {
  const { id } = await start();
  const { headers } = await somebody.ask(`/api/games/${id}/record`);
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="casebook-one-move-${id}.json"`);
});

test('what was opened by whom, with what they added, stands at its head', async () => {
  const table = await start();
  const { seats, created, rules } = await somebody.game(table.id);
  const record = await recordOf(somebody, table.id);
  expect(record).toMatchObject({ format: 1, id: table.id, title: 'one-move', rules, created, options: { moves: 3 } });
  expect(record.seats).toEqual(seats.map(({ name, contribution }) => ({ name, contribution })));
});

test('a table that has not started has no record, nor has one that was closed, nor one that is not there', async () => {
  const host = somebody.another();
  await host.enter('Host');
  const { id } = await host.create({ title: 'one-move', options: { moves: 1 }, seats: 2, visibility: 'open' });
  expect(await host.refused(`/api/games/${id}/record`)).toMatchObject({ status: 404, code: 'not_found' });
  await host.expect(204, `/api/games/${id}`, { method: 'DELETE' });
  expect(await host.refused(`/api/games/${id}/record`)).toMatchObject({ status: 404 });
  expect(await host.refused(`/api/games/${'A'.repeat(22)}/record`)).toMatchObject({ status: 404 });
});

test('a game whose actions were not written down has no record', async () => {
  const table = await start();
  await playOn(table, { seed: 1, moves: 1 });
  const [, second] = await readEvents(server.world.db, table.id, 0, 10);
  if (second === undefined) throw new Error('nothing was played');
  const { action, ...without } = second;
  expect(action).toBeDefined();
  await server.world.db.remove(eventKey(table.id, 2));
  await server.world.db.write([addEvent(table.id, without)]);
  expect(await somebody.refused(`/api/games/${table.id}/record`)).toMatchObject({ status: 404, code: 'not_found' });
});

test('who resigns is on record without an action, and all of it still follows', async () => {
  const table = await start(3);
  await playOn(table, { seed: 2, moves: 1 });
  const { version } = await somebody.game(table.id);
  const leaving = { method: 'POST', headers: { 'If-Match': `"${version}"` } };
  await (table.players[2] as Visitor).expect(200, `/api/games/${table.id}/resignation`, leaving);
  const running = await recordOf(table.players[2] as Visitor, table.id);
  expect(running.moves.at(-1)).toMatchObject({ seat: 2, events: [{ type: 'left', seat: 2 }] });
  expect(running.moves.at(-1)).not.toHaveProperty('action');
  await playOn(table, { seed: 2 });
  const whole = await recordOf(somebody, table.id);
  expect(verify(gameOf(whole), whole).flaws).toEqual([]);
  expect(whole.result?.how).toBe('left');
});

test('a game that was voided is whole without a result, and what was played follows', async () => {
  const table = await start();
  await playOn(table, { seed: 1, moves: 2 });
  await voidGame(server.world, table.id, { by: 'olga', why: 'a fault of ours' });
  const whole = await recordOf(somebody, table.id);
  expect(whole).toMatchObject({ status: 'void', secret: (await somebody.game(table.id)).secret });
  for (const absent of ['sight', 'result']) expect(whole).not.toHaveProperty(absent);
  expect(whole.moves.at(-1)).toEqual({ at: expect.any(Number), drawn: [], events: [] });
  expect(verify(gameOf(whole), whole).flaws).toEqual([]);
});

test('names are those of today: whoever has deleted the account is on record under the pseudonym', async () => {
  const table = await start();
  const [nora] = table.players as [Visitor];
  await playOn(table, { seed: 1 });
  await nora.change({ name: 'Nora' });
  expect((await recordOf(somebody, table.id)).seats[0]?.name).toBe('Nora');
  const { id: player } = await nora.me();
  await nora.expect(204, '/api/me', { method: 'DELETE' });
  await farewell(server.world, player);
  const [seat] = (await somebody.game(table.id)).seats;
  const whole = await recordOf(somebody, table.id);
  expect(whole.seats[0]?.name).toBe(seat?.name);
  expect(JSON.stringify(whole)).not.toContain('Nora');
  expect(verify(gameOf(whole), whole).flaws).toEqual([]);
});

test('a game whose events do not fit into one answer of the database is on record to the last', async () => {
  const { id } = await start(2, 1000);
  const versions = Array.from({ length: 300 }, (_, at) => at + 2);
  const long = { type: 'guessed', seat: 0, number: 1, right: false, why: 'x'.repeat(5000) };
  const writes = versions.map((version) =>
    addEvent(id, { version, at: version, seat: 0, action: { type: 'guess', number: 1 }, events: [long], drawn: [] }),
  );
  for (let at = 0; at < writes.length; at += 50) await server.world.db.write(writes.slice(at, at + 50));
  await server.world.db.update(gameKey(id), assign({ version: versions.at(-1) }), { text: 'attribute_exists(pk)' });
  const { moves } = await recordOf(somebody, id);
  expect(moves.map(({ at }) => at).slice(1)).toEqual(versions);
});
