/** How much a whole game stores. */

import type { GameAnswer } from '@shared/api/games';
import { nth, size } from '@shared/choice';
import type { Action, Choice, Event } from '@shared/game';
import { games } from '@shared/games/index';
import { guesser } from '@shared/games/pi/support/players';
import type { View } from '@shared/games/pi/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events } from '../../functions/play/games/events';
import { look } from '../../functions/play/games/look';
import { act } from '../../functions/play/moves/act';
import { enter } from '../../functions/play/people/guest';
import { create } from '../../functions/play/tables/create';
import { join } from '../../functions/play/tables/join';
import { systemWorld, type World } from '../../functions/play/world';
import { database } from '../../functions/store/dynamo/database';
import { gameKey } from '../../functions/store/keys';
import { randomFrom } from '../support/chance';
import { startTable, TABLE_NAME, type Table } from '../support/table';

let table: Table;
let world: World;

beforeAll(async () => {
  table = await startTable();
  world = systemWorld(database(table.client, TABLE_NAME), games);
});

afterAll(() => table.stop());

const random = randomFrom(3);

const BROWSER = { token: undefined, client: 'here', agent: '' };

/** Plays a whole game. @returns the bytes of the largest document, and of the whole. */
async function play(
  title: string,
  options: Record<string, unknown>,
  seats: number,
): Promise<{ document: number; whole: number }> {
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) tokens.push((await enter(world, BROWSER, 'N'.repeat(32))).token);
  const contribution = 'ab'.repeat(32);
  const { id } = await create(world, tokens[0], { title, options, seats, visibility: 'open', contribution });
  for (const token of tokens.slice(1)) await join(world, token, id, { contribution });
  let document = 0;
  for (;;) {
    const [item] = await world.db.get(gameKey(id));
    document = Math.max(document, JSON.stringify(item).length);
    const { game } = await look(world, undefined, id);
    if (!game?.turn) break;
    const token = tokens[game.turn.seat];
    const mine = (await look(world, token, id)).game as GameAnswer;
    const action = await choose(title, mine, token);
    await act(world, { token, game: id, key: world.id(), version: game.version }, action);
  }
  const stored = await world.db.query({ partition: gameKey(id).pk, from: ' ', to: '~' });
  return { document, whole: JSON.stringify(stored).length };
}

async function choose(title: string, { id, view, choices = [] }: GameAnswer, token: string | undefined): Promise<Action> {
  if (title === 'pi') {
    const told = (await events(world, token, id)).events.map(({ event }) => event as Event);
    return guesser(view as View, choices, told as unknown as Parameters<typeof guesser>[2], random);
  }
  const choice = choices[random(choices.length)] as Choice;
  return nth([choice], random(size(choice)));
}

test.each<[title: string, options: Record<string, unknown>, seats: number, kilobytes: number]>([
  ['mr-jack-pocket', { roles: 'random' }, 2, 3],
  ['pi', { edition: 'first' }, 2, 3],
  ['pi', { edition: 'first' }, 5, 5],
])(
  'a whole game of %s %j with %i players stays small: a document under %i KB, all of it under 100 KB',
  { timeout: 300_000 },
  async (title, options, seats, kilobytes) => {
    const { document, whole } = await play(title, options, seats);
    expect(document).toBeLessThan(kilobytes * 1024);
    expect(whole).toBeLessThan(100 * 1024);
  },
);
