/** Looking back: never more than was seen then, until the game is over. */

import type { EventsAnswer, GameAnswer } from '@shared/api/games';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventKey, gameKey } from '../../functions/store/keys';
import { randomFrom } from '../support/chance';
import { oneMove } from '../support/one-move';
import { guessingPlayer, type Player, randomPlayer } from '../support/players';
import { type Server, startServer } from '../support/server';
import { sitDown, type Table } from '../support/table-play';
import { acting, Visitor } from '../support/visitor';

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

const random = randomFrom(11);

const randomly = randomPlayer(random);
const guessing = guessingPlayer(random);

/** What of a look is of its version. */
function momentOf({ view, turn, result }: GameAnswer): string {
  return JSON.stringify({ view, turn, result });
}

function back(visitor: Visitor, id: string, query: string): Promise<GameAnswer> {
  return visitor.expect(200, `/api/games/${id}?${query}`);
}

async function told(visitor: Visitor, id: string, query = ''): Promise<EventsAnswer['events']> {
  return (await visitor.expect<EventsAnswer>(200, `/api/games/${id}/events${query}`)).events;
}

test.each<[title: string, options: Record<string, unknown>, seats: number, play: Player, every: number]>([
  ['mr-jack-pocket', { roles: 'host-jack' }, 2, randomly, 10],
  ['pi', { edition: 'first' }, 2, guessing, 30],
])(
  '%s: every version looks to every viewer as it did then, byte for byte, as it goes on and after the end',
  { timeout: 300_000 },
  async (title, options, seats, play, every) => {
    const { id, players } = await sitDown(somebody, { title, options, seats });
    const viewers = [...players, somebody];
    const seen = viewers.map((): string[] => []);
    const heard = players.map((): string[] => []);
    const look = async (): Promise<GameAnswer> => {
      for (const [at, viewer] of viewers.entries()) seen[at]?.push(momentOf(await viewer.game(id)));
      return somebody.game(id);
    };
    const expectAsSeen = async (until: number, step: number): Promise<void> => {
      for (const [at, viewer] of viewers.entries()) {
        for (let version = 1; version <= until; version += step) {
          const then = await back(viewer, id, `at=${version}`);
          expect(momentOf(then), `${at} at ${version}`).toBe(seen[at]?.[version - 1]);
          expect(then).not.toHaveProperty('choices');
        }
      }
    };
    let game = await look();
    while (game.turn) {
      if (game.version % every === 0) await expectAsSeen(game.version, 1);
      for (const [seat, visitor] of players.entries()) {
        heard[seat] = (await told(visitor, id)).map((one) => JSON.stringify(one));
      }
      const player = players[game.turn.seat] as Visitor;
      const action = play(
        await player.game(id),
        (await player.events(id)).events.map(({ event }) => event),
      );
      await player.act(id, game.version, action);
      game = await look();
    }
    expect(game.status).toBe('finished');
    await expectAsSeen(game.version, 7);
    for (const seat of players.keys()) {
      for (let version = 1; version <= game.version; version++) {
        expect(momentOf(await back(somebody, id, `at=${version}&as=${seat}`)), `as ${seat}`).toBe(seen[seat]?.[version - 1]);
      }
      expect(momentOf(await back(somebody, id, `as=${seat}`))).toBe(seen[seat]?.at(-1));
      const events = (await told(somebody, id, `?as=${seat}`)).map((one) => JSON.stringify(one));
      expect(events.slice(0, heard[seat]?.length)).toEqual(heard[seat]);
    }
    const revealed = await back(somebody, id, 'at=1&as=revealed');
    for (const versions of seen) expect(momentOf(revealed)).not.toBe(versions[0]);
    expect(await told(somebody, id, '?as=revealed')).toEqual(await told(somebody, id));
  },
);

function start(moves: number, seats = 2): Promise<Table> {
  return sitDown(somebody, { title: 'one-move', options: { moves }, seats });
}

const GUESS = { type: 'guess', number: 3 };

test('a look back shows view and turn of then, and around them what is so now', async () => {
  const { id, players } = await start(3);
  const [ann, bob] = players as [Visitor, Visitor];
  const first = await ann.game(id);
  await ann.act(id, 1, GUESS);
  const second = await bob.game(id);
  await bob.act(id, 2, GUESS);
  await bob.change({ name: 'Robert' });
  const running = await back(bob, id, 'at=1');
  expect(running).toMatchObject({ at: 1, version: 3, status: 'running', you: 1, view: first.view, turn: first.turn });
  expect(running.seats[1]?.name).toBe('Robert');
  expect(running).not.toHaveProperty('secret');
  await ann.act(id, 3, GUESS);
  const over = await back(bob, id, 'at=2');
  expect(over).toMatchObject({ at: 2, version: 4, status: 'finished', view: second.view, turn: second.turn });
  expect(over.secret).toBe((await bob.game(id)).secret);
  expect(over).not.toHaveProperty('result');
  expect(await back(somebody, id, 'at=4')).toMatchObject({
    at: 4,
    result: { how: 'guessed' },
    view: { die: expect.any(Number) },
  });
});

test('a game in which somebody left is looked back at too', async () => {
  const { id, players } = await start(9, 3);
  const [ann, bob, cleo] = players as [Visitor, Visitor, Visitor];
  await ann.act(id, 1, GUESS);
  const leaving = { method: 'POST', headers: { 'If-Match': '"2"' } };
  await ann.expect(200, `/api/games/${id}/resignation`, leaving);
  const third = await bob.game(id);
  await bob.act(id, 3, GUESS);
  await cleo.act(id, 4, GUESS);
  expect(momentOf(await back(bob, id, 'at=3'))).toBe(momentOf(third));
  expect(await back(bob, id, 'at=2')).toMatchObject({ turn: { seat: 1, number: 2 } });
});

test('nobody looks through other eyes before the end, at a game or at its events', async () => {
  const { id, players } = await start(2);
  const [ann, bob] = players as [Visitor, Visitor];
  const refusals = { status: 403, code: 'still_running' };
  for (const query of ['as=1', 'as=revealed', 'at=1&as=1', 'at=1&as=revealed', 'as=7', 'at=99&as=1']) {
    expect(await ann.refused(`/api/games/${id}?${query}`)).toMatchObject(refusals);
    if (!query.startsWith('at')) expect(await ann.refused(`/api/games/${id}/events?${query}`)).toMatchObject(refusals);
  }
  expect(await somebody.refused(`/api/games/${id}?as=0`)).toMatchObject(refusals);
  const own = await ann.ask(`/api/games/${id}?as=0`);
  const plain = await ann.ask(`/api/games/${id}`);
  expect(own.headers.get('ETag')).toBe(plain.headers.get('ETag'));
  expect({ ...(own.body as GameAnswer), now: 0 }).toEqual({ ...(plain.body as GameAnswer), now: 0 });
  expect(momentOf(await back(ann, id, 'at=1&as=0'))).toBe(momentOf(await ann.game(id)));
  expect(await told(ann, id, '?as=0')).toEqual(await told(ann, id));
  await ann.act(id, 1, GUESS);
  await bob.act(id, 2, GUESS);
  expect(await somebody.ask(`/api/games/${id}?as=1`)).toMatchObject({ status: 200 });
  expect((await told(somebody, id, '?as=1'))[0]?.event).toEqual({ type: 'thrown' });
  expect((await told(ann, id, '?as=0'))[0]?.event).toEqual({ type: 'thrown' });
  expect((await told(somebody, id, '?as=revealed'))[0]?.event).toEqual({ type: 'thrown', die: expect.any(Number) });
  for (const path of [`/api/games/${id}?as=2`, `/api/games/${id}/events?as=2`, `/api/games/${id}?at=1&as=99`]) {
    expect(await ann.refused(path)).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('a table that has not started, or never did, has no eyes but one’s own and no past', async () => {
  const ann = somebody.another();
  await ann.enter();
  const { id } = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  const expectNothing = async (): Promise<void> => {
    expect(await ann.refused(`/api/games/${id}?as=revealed`)).toMatchObject({ code: 'still_running' });
    for (const at of [0, 1]) expect(await ann.refused(`/api/games/${id}?at=${at}`)).toMatchObject({ code: 'not_found' });
  };
  await expectNothing();
  await ann.expect(204, `/api/games/${id}`, { method: 'DELETE' });
  await expectNothing();
});

test.each(['at=0', 'at=3', 'at=99999999', 'at=0&as=0'])('%s: there is no such version', async (query) => {
  const { id, players } = await start(9);
  await (players[0] as Visitor).act(id, 1, GUESS);
  expect(await (players[0] as Visitor).refused(`/api/games/${id}?${query}`)).toMatchObject({ status: 404, code: 'not_found' });
});

test.each(['at=-1', 'at=1.5', 'at=x', 'at=', 'as=x', 'as=-1', 'as=spectator', 'as=100', 'at=1&at=2'])(
  '%s is no question',
  async (query) => {
    const { id } = await start(9);
    expect(await somebody.refused(`/api/games/${id}?${query}`)).toMatchObject({ status: 400, code: 'bad_request' });
  },
);

test('a look back has a tag of its own: it is known again until something is new, and nothing is done on its word', async () => {
  const { id, players } = await start(9);
  const [ann, bob] = players as [Visitor, Visitor];
  await ann.act(id, 1, GUESS);
  const now = (await bob.ask(`/api/games/${id}`)).headers.get('ETag') ?? '';
  const tags = new Set([now]);
  for (const query of ['at=1', 'at=2', 'at=2&as=1']) {
    const tag = (await bob.ask(`/api/games/${id}?${query}`)).headers.get('ETag') ?? '';
    tags.add(tag);
    const known = await bob.ask(`/api/games/${id}?${query}&known=${encodeURIComponent(tag)}`);
    expect(known).toMatchObject({ status: 204, text: '' });
    expect(await bob.ask(`/api/games/${id}?known=${encodeURIComponent(tag)}`)).toMatchObject({ status: 200 });
    expect(await bob.ask(`/api/games/${id}?${query}&known=${encodeURIComponent(now)}`)).toMatchObject({ status: 200 });
    const asking = acting(2, GUESS);
    const moving = { ...asking, headers: { ...asking.headers, 'If-Match': tag } };
    expect(await bob.refused(`/api/games/${id}/actions`, moving)).toMatchObject({ status: 400, code: 'bad_request' });
  }
  expect(tags.size).toBe(3);
  const before = (await bob.ask(`/api/games/${id}?at=1`)).headers.get('ETag') ?? '';
  await bob.act(id, 2, GUESS);
  expect(await bob.ask(`/api/games/${id}?at=1&known=${encodeURIComponent(before)}`)).toMatchObject({ status: 200 });
});

test('a game from before actions were kept has no past to show, but for who left without a move', async () => {
  const { id, players } = await start(9, 3);
  const [ann] = players as [Visitor];
  await ann.act(id, 1, GUESS);
  await ann.expect(200, `/api/games/${id}/resignation`, { method: 'POST', headers: { 'If-Match': '"2"' } });
  expect(await back(somebody, id, 'at=2')).toMatchObject({ at: 2 });
  await server.world.db.update(
    eventKey(id, 2),
    { text: 'REMOVE #action', names: { '#action': 'action' } },
    { text: 'attribute_exists(pk)' },
  );
  expect(await somebody.refused(`/api/games/${id}?at=2`)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await somebody.refused(`/api/games/${id}?at=1`)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await back(somebody, id, 'at=3')).toMatchObject({ at: 3 });
});

test('a game that was ended without a result is open to all eyes, and whole', async () => {
  const { id, players } = await start(9);
  const [ann] = players as [Visitor];
  await ann.act(id, 1, GUESS);
  const running = await ann.game(id);
  await server.world.db.update(
    gameKey(id),
    { text: 'SET #status = :void REMOVE #turn', names: { '#status': 'status', '#turn': 'turn' }, values: { ':void': 'void' } },
    { text: 'attribute_exists(pk)' },
  );
  const ended = await somebody.game(id);
  expect(ended).toMatchObject({ status: 'void', secret: expect.stringMatching(/^[0-9a-f]{64}$/), view: running.view });
  for (const absent of ['result', 'turn', 'choices']) expect(ended).not.toHaveProperty(absent);
  expect((await told(somebody, id))[0]?.event).toEqual({ type: 'thrown', die: expect.any(Number) });
  expect((await told(somebody, id, '?as=0'))[0]?.event).toEqual({ type: 'thrown' });
  expect(await back(somebody, id, 'as=revealed&at=1')).toMatchObject({ at: 1, turn: { seat: 0 } });
});
