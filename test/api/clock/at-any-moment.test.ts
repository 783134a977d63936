/** Late, twice at once, killed in the middle, or met by a move: what is due comes to the same. docs/deadlines.md, "How the clock finds it". */

import { games } from '@shared/games/index';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweep } from '../../../functions/clock/sweep';
import { whatIsDue } from '../../../functions/play/deadlines/due';
import type { Message } from '../../../functions/publish/message';
import { dueAt } from '../../../functions/store/due';
import { gameKey } from '../../../functions/store/keys';
import { type ClockedServer, startClockedServer } from '../../support/clock';
import { startWire, type Wire } from '../../support/faults';
import { Killed, mortal } from '../../support/mortal';
import { oneMove } from '../../support/one-move';
import { sitDown, type Table } from '../../support/table-play';
import { changeAccount, stored } from '../../support/turn-mail';
import { acting, Visitor } from '../../support/visitor';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PACE = { turn: DAY, weekends: true, vacation: true };

let server: ClockedServer;
let wire: Wire;
let somebody: Visitor;

beforeEach(async () => {
  server = await startClockedServer({
    registry: [...games, oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  somebody = await Visitor.at(server.address);
});

afterEach(async () => {
  expect([...wire.faults.values()].flat(), 'faults that met nothing').toEqual([]);
  expect(server.failures).toEqual([]);
  await server.stop();
  wire.stop();
});

function begin(title: 'one-move' | 'mr-jack-pocket' = 'one-move'): Promise<Table> {
  const options = title === 'one-move' ? { moves: 1000 } : { roles: 'random' };
  return sitDown(somebody, { title, options, seats: 2, pace: PACE, rated: true });
}

/** What the clock has found, and nobody has done yet. */
async function found(): Promise<readonly Message[]> {
  const messages: Message[] = [];
  await sweep(server.world, async (more) => void messages.push(...more));
  return messages;
}

/** One miss of whoever was first, which is on record once; and the clock goes on. */
async function expectOneMiss({ id }: Table): Promise<void> {
  const { version, seats, turn, deadline } = await somebody.game(id);
  expect({ version, turn: turn?.number, misses: seats.map(({ missed }) => missed) }).toEqual({
    version: 2,
    turn: 2,
    misses: [1, undefined],
  });
  const { events } = await somebody.events(id);
  expect(events.map(({ version, auto }) => [version, auto])).toEqual([
    [1, undefined],
    [2, true],
  ]);
  const { dueAt: looked = Infinity } = await stored(server, id);
  expect(looked).toBeLessThanOrEqual(deadline ?? 0);
}

test('a clock that is late reminds nobody of what is over', async () => {
  const table = await begin();
  await server.passingUnseen(DAY + 1);
  expect(server.messages.map(({ kind }) => kind)).not.toContain('reminder');
  await expectOneMiss(table);
});

test('a reminder that could not be published is so by the next clock', async () => {
  const { id } = await begin();
  await server.work();
  server.clock.now += DAY - MINUTE;
  const failing = sweep(server.world, () => Promise.reject(new Error('the queue takes nothing')));
  await expect(failing).rejects.toThrow('the queue takes nothing');
  expect(await found()).toEqual([{ kind: 'reminder', game: id, turn: 1 }]);
  expect(await found()).toEqual([]);
});

test('two clocks at once, and whoever works for them, do what one does', async () => {
  const table = await begin();
  await server.work();
  server.clock.now += DAY;
  const messages = (await Promise.all([found(), found()])).flat();
  const due = { game: table.id, version: 1 };
  expect(messages).toContainEqual({ kind: 'due', ...due });
  await Promise.all([whatIsDue(server.world, due), whatIsDue(server.world, due)]);
  await whatIsDue(server.world, due);
  await expectOneMiss(table);
});

test('a clock that is killed, again and again, with each of its requests, misses nothing and counts nothing twice', async () => {
  const tables = [await begin(), await begin(), await begin()];
  await server.work();
  server.clock.now += DAY;
  const { world } = server;
  let kills = 0;
  for (const when of ['before', 'after'] as const) {
    for (let last = 1; last <= 8; last++) {
      const dying = sweep({ ...world, db: mortal(world.db, last, when) }, async () => {});
      await dying.catch((error) => {
        if (!(error instanceof Killed)) throw error;
        kills += 1;
      });
    }
  }
  expect(kills).toBeGreaterThan(8);
  await server.passing(10 * MINUTE);
  for (const table of tables) await expectOneMiss(table);
});

const LIVES = [1, 2, 3, 4, 5, 6, 7].flatMap((last) => [
  { last, when: 'before' as const },
  { last, when: 'after' as const },
]);

test('an automatic turn of two actions that is cut short anywhere is played to its end, and missed once', async () => {
  const tables = await Promise.all(LIVES.map(() => begin('mr-jack-pocket')));
  await server.passing(DAY);
  await server.work();
  server.clock.now += DAY;
  expect(await found()).toHaveLength(tables.length);
  for (const [at, { last, when }] of LIVES.entries()) {
    const game = tables[at]?.id ?? '';
    const dying = whatIsDue({ ...server.world, db: mortal(server.world.db, last, when) }, { game, version: 2 });
    await expect(dying).rejects.toBeInstanceOf(Killed);
  }
  const halves = await Promise.all(tables.map(({ id }) => somebody.game(id)));
  expect(new Set(halves.map(({ version }) => version))).toEqual(new Set([2, 3, 4]));
  await server.passing(10 * MINUTE);
  for (const { id } of tables) {
    const { version, turn, seats } = await somebody.game(id);
    expect({ version, turn: turn?.number, misses: seats.map(({ missed }) => missed) }).toEqual({
      version: 4,
      turn: 3,
      misses: [1, 1],
    });
  }
});

test('half of an automatic turn is played on by the very message that comes again', async () => {
  const { id } = await begin('mr-jack-pocket');
  await server.passing(DAY);
  server.clock.now += DAY;
  const due = { game: id, version: 2 };
  const dying = whatIsDue({ ...server.world, db: mortal(server.world.db, 3, 'after') }, due);
  await expect(dying).rejects.toBeInstanceOf(Killed);
  expect((await somebody.game(id)).version).toBe(3);
  await whatIsDue(server.world, due);
  expect(await somebody.game(id)).toMatchObject({ version: 4, turn: { number: 3 } });
});

test('a command whose answer is lost is done once', async () => {
  const table = await begin();
  await server.work();
  server.clock.now += DAY;
  await found();
  wire.faults.set('TransactWriteItems', ['unanswered']);
  await whatIsDue(server.world, { game: table.id, version: 1 });
  await expectOneMiss(table);
});

test('a move that lands before the clock comes is a move, however late', async () => {
  const { id, players } = await begin();
  await server.work();
  server.clock.now += 3 * DAY;
  await players[0]?.act(id, 1, { type: 'guess', number: 2 });
  await server.passing(MINUTE);
  const { version, seats } = await somebody.game(id);
  expect({ version, misses: seats.map(({ missed }) => missed) }).toEqual({ version: 2, misses: [undefined, undefined] });
});

test('so is one that lands while the clock is at it', async () => {
  const { id, players } = await begin();
  await server.work();
  server.clock.now += DAY;
  await found();
  wire.faults.set('TransactWriteItems', [async () => void (await players[0]?.act(id, 1, { type: 'guess', number: 2 }))]);
  await whatIsDue(server.world, { game: id, version: 1 });
  const { version, seats } = await somebody.game(id);
  expect({ version, misses: seats.map(({ missed }) => missed) }).toEqual({ version: 2, misses: [undefined, undefined] });
  await server.passing(MINUTE);
  expect((await somebody.game(id)).version).toBe(2);
});

test('one that lands behind it is told what has happened', async () => {
  const { id, players } = await begin();
  await server.passing(DAY);
  const late = await players[0]?.refused(`/api/games/${id}/actions`, acting(1, { type: 'guess', number: 2 }));
  expect(late).toMatchObject({ code: 'version_moved', game: { version: 2, seats: [{ missed: 1 }, {}] } });
});

test('a deadline that does not know of a vacation is put right, and nothing is played', async () => {
  const { id, players } = await begin();
  const [player] = players;
  const { id: who } = (await player?.me()) ?? { id: '' };
  await server.work();
  const { deadline = 0 } = await somebody.game(id);
  const vacation = { first: '2026-01-01', last: '2026-01-04', zone: 'UTC', from: deadline - DAY / 2, until: deadline + 3 * DAY };
  await changeAccount(server, who, { vacations: [vacation] });
  await server.passing(DAY);
  expect(await somebody.game(id)).toMatchObject({ version: 1, deadline: vacation.until + DAY / 2 });
  await server.passing(3 * DAY + DAY / 2);
  expect(await somebody.game(id)).toMatchObject({ version: 2, seats: [{ missed: 1 }, {}] });
});

test('a document that nobody can read holds up no other, and is told of', async () => {
  const tables = [await begin(), await begin(), await begin()];
  await server.work();
  const { world } = server;
  for (const { id } of tables) {
    await world.db.write([{ put: { ...gameKey(`${id}-`), status: 'running', options: '{', ...dueAt(id, world.now()) } }]);
  }
  server.clock.now += DAY;
  const messages: Message[] = [];
  await expect(sweep(world, async (more) => void messages.push(...more))).rejects.toBeInstanceOf(SyntaxError);
  for (const { id } of tables) expect(messages).toContainEqual({ kind: 'due', game: id, version: 1 });
});
