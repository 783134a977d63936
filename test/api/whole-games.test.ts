import { games } from '@shared/games/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../support/server';
import { playOn, sitDown } from '../support/table-play';
import { Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({ registry: games });
  somebody = await Visitor.at(server.address);
});

afterAll(() => server.stop());

test('Mr. Jack Pocket is played whole from the choices alone', async () => {
  const table = await sitDown(somebody, { title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2 });
  let { turn } = await somebody.game(table.id);
  let kept = 0;
  const game = await playOn(table, {
    seed: 1,
    async moved(acted) {
      // A turn of two actions is one turn: it goes on from where it began.
      const goesOn = acted.turn !== undefined && acted.turn.number === turn?.number;
      if (acted.turn) expect(acted.turn.since).toBe(goesOn ? turn?.since : acted.updated);
      if (goesOn) kept++;
      turn = acted.turn;
    },
  });
  expect(kept).toBeGreaterThan(0);
  expect(game).toMatchObject({
    status: 'finished',
    result: { seats: [{ place: expect.any(Number) }, { place: expect.any(Number) }] },
  });
  const { events } = await somebody.events(table.id);
  expect(events.at(-1)?.version).toBe(game.version);
});

test('300 turns of P.I. with four players are played from the choices alone', { timeout: 180_000 }, async () => {
  const table = await sitDown(somebody, { title: 'pi', options: { edition: 'first' }, seats: 4 });
  const game = await playOn(table, { seed: 1, moves: 300 });
  expect(game.version).toBe(301);
  const { events } = await somebody.events(table.id);
  expect(new Set(events.map(({ version }) => version)).size).toBe(301);
});
