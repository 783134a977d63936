/** A hundred games at once. */

import type { GameAnswer } from '@shared/api/games';
import { count, nth } from '@shared/choice';
import { games as registry } from '@shared/games/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../support/chance';
import { insist } from '../support/insist';
import { type Server, startServer } from '../support/server';
import { sitDown, type Table } from '../support/table-play';
import { acting, Visitor } from '../support/visitor';

/** Moves at a table, at most: games of P.I. at random hardly ever end. */
const MOVES = 20;

const random = randomFrom(1);
let server: Server;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({ registry });
  somebody = await Visitor.at(server.address);
});

afterAll(() => server.stop());

test('a hundred games at once all go on, with no more writes than moves', async () => {
  const kinds = Array.from({ length: 100 }, (_, index) =>
    index % 4 === 0
      ? { title: 'pi', options: { edition: 'first' }, seats: 5 }
      : { title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2 },
  );
  const tables = await Promise.all(kinds.map((kind) => sitDown(somebody, kind)));
  server.metered.length = 0;
  const games = await Promise.all(tables.map(play));
  for (const game of games) expect(game.status === 'finished' || game.version === MOVES + 1).toBe(true);
  const moves = games.reduce((sum, { version }) => sum + version - 1, 0);
  expect(server.metered.filter(({ request }) => request === 'TransactWrite').length).toBeLessThanOrEqual(moves);
  expect(server.failures).toEqual([]);
});

async function play({ id, players }: Table): Promise<GameAnswer> {
  for (;;) {
    const { turn, version, ...game } = await insist<GameAnswer>(somebody, `/api/games/${id}`);
    if (turn === undefined || version > MOVES) return { ...game, version };
    const player = players[turn.seat] ?? somebody;
    const { choices = [] } = await insist<GameAnswer>(player, `/api/games/${id}`);
    const action = nth(choices, random(count(choices)));
    await insist(player, `/api/games/${id}/actions`, acting(version, action));
  }
}
