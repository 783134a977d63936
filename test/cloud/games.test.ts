/** Whole games, from the sign-in by mail to the record, through everything that is deployed. */

import type { Acted, GameAnswer } from '@shared/api/games';
import { findGame, games } from '@shared/games/index';
import type { RecordedGame } from '@shared/record/record';
import { verify } from '@shared/record/verify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../support/chance';
import { guessingPlayer, type Player, randomPlayer } from '../support/players';
import type { Visitor } from '../support/visitor';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { arrive, type People, sitDown, toldOf } from './support/people';

let cloud: Cloud;

beforeAll(async () => {
  cloud = await startCloud();
});

afterAll(() => endClean(cloud));

const random = randomFrom(7);

test.each<[title: string, options: Record<string, unknown>, seats: number, play: Player]>([
  ['mr-jack-pocket', { roles: 'random' }, 2, randomPlayer(random)],
  ['pi', { edition: 'first' }, 2, guessingPlayer(random)],
  ['pi', { edition: 'second', schedule: 'rising' }, 2, guessingPlayer(random)],
])(
  '%s %j: each player gets the mails that are due and no other, and the record follows from its secret',
  { timeout: 240_000 },
  async (...row) => {
    const [title, options, seats, play] = row;
    const people = await sitDown(await arrive(cloud, seats), { title, options });
    const due = people.players.map((_, seat) => `started ${seat}`);
    await cloud.settle();
    const last = await playOut(people, play, (before, after) => {
      const { turn } = after;
      const isNews = turn !== undefined && turn.number !== before.turn?.number && turn.seat !== before.turn?.seat;
      if (isNews) due.push(`${turn.number} ${turn.seat}`);
    });
    expect(last.status).toBe('finished');
    expect(toldOf(cloud, people)).toEqual(due.sort());
    const record = await (people.players[0] as Visitor).expect<RecordedGame>(200, `/api/games/${people.id}/record`);
    const game = findGame(games, title);
    if (!game) throw new Error('no game');
    expect(verify(game, record)).toMatchObject({ flaws: [], replayed: record.moves.length });
    expect(record.result).toEqual(last.result);
    expect(cloud.function('publish').lines.join()).toContain('"Moves"');
  },
);

test('nothing has failed, nothing is left to do, and every line that was logged is JSON of its function', () => {
  expect([...cloud.queues.held.values()].flat()).toEqual([]);
  expect(cloud.functions.all.flatMap(({ lines }) => lines).filter((line) => /failed|error/i.test(line))).toEqual([]);
  for (const { name, lines } of cloud.functions.all) {
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ service: name });
  }
});

async function playOut(
  { id, players }: People,
  play: Player,
  moved: (before: GameAnswer, after: Acted) => void,
): Promise<GameAnswer> {
  let game = await (players[0] as Visitor).game(id);
  while (game.turn) {
    const player = players[game.turn.seat] as Visitor;
    const before = await player.game(id);
    const told = (await player.events(id)).events.map(({ event }) => event);
    const after = await player.act(id, before.version, play(before, told));
    moved(before, after);
    await cloud.settle();
    game = after;
  }
  return game;
}
