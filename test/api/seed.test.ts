import type { Action } from '@shared/game';
import { games } from '@shared/games/index';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Letter, Mail } from '../../functions/mail/letter';
import type { GameRecord } from '../../functions/store/game';
import { randomFrom } from '../support/chance';
import { guessingPlayer, type Player, randomPlayer } from '../support/players';
import { formsOf, found, seedOf } from '../support/seed';
import { type Server, startServer } from '../support/server';
import { BASE, sitDownWithAddresses, stored, tellOf } from '../support/turn-mail';
import { type Asking, acting, Visitor } from '../support/visitor';

let server: Server;

beforeAll(async () => {
  server = await startServer({ registry: games });
});

afterAll(() => server.stop());

const random = randomFrom(17);

const randomly = randomPlayer(random);
const guessing = guessingPlayer(random);

test.each<[title: string, options: Record<string, unknown>, seats: number, play: Player, every: number]>([
  ['mr-jack-pocket', { roles: 'random' }, 2, randomly, 12],
  ['pi', { edition: 'first' }, 3, guessing, 60],
  ['pi', { edition: 'second', schedule: 'rising' }, 2, guessing, 40],
  ['pi', { edition: 'duel' }, 2, guessing, 25],
])('%s %j: nobody is sent its seed before the end', { timeout: 300_000 }, async (title, options, seats, play, every) => {
  const stranger = await Visitor.at(server.address);
  const { id, players } = await sitDownWithAddresses(server, stranger, { title, options, seats });
  const letters: Letter[] = [];
  const mail: Mail = { base: BASE, send: async (letter) => void letters.push(letter) };
  const seeds = seedOf(await stored(server, id));
  const asked = new Set<string>();
  const guests: Visitor[] = [];
  const everybody = (): readonly Visitor[] => [...players, stranger, ...guests];

  let game = await stranger.game(id);
  for (let moves = 0; game.turn; moves++) {
    const { version, turn: now } = game;
    await tellOf(server, mail, version === 1 ? { kind: 'started', game: id } : { kind: 'turn', game: id, version });
    if (moves % every === 0) {
      const guest = stranger.another();
      await guest.enter('Guest');
      guests.push(guest);
      await sweep(players[(moves / every) % seats] as Visitor, id, version, asked, isHarmless);
      await sweep(guest, id, version, asked, () => true);
      await sweep(stranger, id, version, asked, () => true);
    }
    const player = players[now.seat] as Visitor;
    const told = (await player.events(id)).events.map(({ event }) => event);
    const action = play(await player.game(id), told);
    await breakDown(player, id, version, action);
    const acted = await player.act(id, version, action);
    const sent = everybody().flatMap(({ received }) => received.splice(0));
    if (acted.turn) expect(found(sent.join('\n'), seeds)).toEqual([]);
    game = acted;
  }

  expect(asked).toEqual(new Set(described(stranger).map(({ method, path }) => `${method} ${path}`)));
  expect(letters.length).toBeGreaterThan(seats);
  expect(found(JSON.stringify(letters), seeds)).toEqual([]);
  expect(server.failures.length).toBeGreaterThan(0);
  expect(found(JSON.stringify(server.failures), seeds)).toEqual([]);

  const { secret } = await stored(server, id);
  for (const path of ['', '/record']) {
    expect((await stranger.ask(`/api/games/${id}${path}`)).text).toContain(`"secret":"${secret}"`);
  }
});

test('a table that has not started, or that was closed, tells no secret', async () => {
  const host = await Visitor.at(server.address);
  await host.enter('Host');
  const table = { title: 'pi', options: { edition: 'first' }, seats: 2, visibility: 'open' } as const;
  const { id } = await host.create(table);
  const { secret } = await stored(server, id);
  await sweep(host, id, 0, new Set(), ({ method }) => method === 'GET');
  await host.expect(204, `/api/games/${id}`, { method: 'DELETE' });
  await sweep(host, id, 0, new Set(), ({ method }) => method === 'GET');
  expect(found(host.received.join('\n'), formsOf(Buffer.from(secret, 'hex')))).toEqual([]);
});

test('a seed that was sent would be found, in whatever form', async () => {
  const game: GameRecord = await stored(server, (await sitDownWithAddresses(server, await Visitor.at(server.address), JACK)).id);
  const seed = Buffer.from(game.secret, 'hex');
  for (const form of ['hex', 'base64', 'base64url'] as const)
    expect(found(`x${seed.toString(form)}x`, seedOf(game))).not.toEqual([]);
  expect(found(game.secret.toUpperCase(), seedOf(game))).not.toEqual([]);
  expect(found('nothing', seedOf(game))).toEqual([]);
});

const JACK = { title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2 };

interface Operation {
  readonly method: string;
  readonly path: string;
}

/** Every call of the API, as it describes itself. */
function described({ description }: Visitor): readonly Operation[] {
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

/** Leaves a player where they are. */
function isHarmless({ method, path }: Operation): boolean {
  return method === 'GET' || (path.startsWith('/api/games') && path !== '/api/games/{id}/mutes/{seat}');
}

/** Questions that tell more than the bare path does. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/api/games': ['?status=open'],
  '/api/games/{id}': ['', '?at=1', '?as=0', '?as=revealed', '?known=0.0.x'],
  '/api/games/{id}/events': ['', '?as=revealed'],
};

/** Calls all that is described and allowed here: well, with nothing, with nonsense, and against a version that has passed. */
async function sweep(
  visitor: Visitor,
  id: string,
  version: number,
  asked: Set<string>,
  allowed: (operation: Operation) => boolean,
): Promise<void> {
  const { cookie } = visitor;
  for (const operation of described(visitor).filter(allowed)) {
    const { method, path } = operation;
    asked.add(`${method} ${path}`);
    const place = path.replace('{id}', id).replace('{seat}', '1').replace('{session}', 'A'.repeat(22));
    for (const asking of method === 'GET' ? [{}] : attempts(method, version)) {
      for (const query of QUERIES[path] ?? ['']) await visitor.ask(`${place}${method === 'GET' ? query : ''}`, asking);
      if (cookie !== undefined) visitor.cookie = cookie;
    }
  }
}

/** None of them moves a game on: an action that is none, and a version that is not the one that is. */
function attempts(method: string, version: number): readonly Asking[] {
  const key = { 'Idempotency-Key': 'always-the-same-key' };
  return [
    { method },
    { method, body: '{"secret":', headers: { 'Content-Type': 'application/json' } },
    { ...acting(version, { type: 'secret' }, 'always-the-same-key'), method },
    { method, json: {}, headers: { 'If-Match': '"9999"', ...key } },
  ];
}

/** The database fails, with all that was to be written in its error: the answer and the log say that something failed. */
async function breakDown(visitor: Visitor, id: string, version: number, action: Action): Promise<void> {
  const failing = vi.spyOn(server.world.db, 'write').mockImplementationOnce(async (writes) => {
    throw new Error(JSON.stringify([writes, await stored(server, id)]));
  });
  expect(await visitor.refused(`/api/games/${id}/actions`, acting(version, action))).toMatchObject({ code: 'failed' });
  failing.mockRestore();
}
