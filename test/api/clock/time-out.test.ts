/** What happens when the time of a turn is over. docs/deadlines.md, "When time runs out". */

import type { EventInfo, GameAnswer } from '@shared/api/games';
import { games } from '@shared/games/index';
import type { Forfeit, Pace } from '@shared/pace/pace';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEvents } from '../../../functions/store/event';
import { type ClockedServer, startClockedServer } from '../../support/clock';
import { oneMove } from '../../support/one-move';
import { sitDown, type Table } from '../../support/table-play';
import { wish } from '../../support/time';
import { Visitor } from '../../support/visitor';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A day for each turn, whatever day it is. */
const PACE: Pace = { turn: DAY, weekends: true, vacation: true };

/** Nothing is ever played for a seat. */
const noAuto = { ...oneMove, title: { ...oneMove.title, id: 'no-auto', auto: () => undefined } };

let server: ClockedServer;
let somebody: Visitor;

beforeEach(async () => {
  server = await startClockedServer({ registry: [...games, oneMove, noAuto] });
  somebody = await Visitor.at(server.address);
});

afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

interface Agreed {
  readonly title?: string;
  readonly seats?: number;
  readonly forfeit?: Forfeit;
  readonly rated?: boolean;
}

/** Somebody at a table at which turns take a day, at most. Rated unless told otherwise, so that it goes on though nobody moves. */
function begin({ title = 'one-move', seats = 2, forfeit, rated = true }: Agreed = {}): Promise<Table> {
  const options = { 'mr-jack-pocket': { roles: 'random' }, pi: { edition: 'first' } }[title] ?? { moves: 1000 };
  const pace = { ...PACE, ...(forfeit === undefined ? {} : { forfeit }) };
  return sitDown(somebody, { title, options, seats, pace, rated });
}

async function eventsOf({ id }: Table): Promise<readonly EventInfo[]> {
  return (await somebody.events(id)).events;
}

function missesIn({ seats }: GameAnswer): readonly number[] {
  return seats.map(({ missed = 0 }) => missed);
}

function leftIn({ seats }: GameAnswer): readonly boolean[] {
  return seats.map(({ left = false }) => left);
}

/** Whoever is to move does, so many times. */
async function move({ id, players }: Table, times = 1): Promise<void> {
  for (let at = 0; at < times; at++) {
    const { version, turn } = await somebody.game(id);
    await players[turn?.seat ?? 0]?.act(id, version, { type: 'guess', number: 2 });
  }
}

test('nothing happens before the deadline, and at it a turn is played for the seat, which has missed one', async () => {
  const table = await begin();
  const begun = await somebody.game(table.id);
  expect(begun.deadline).toBe(server.clock.now + DAY);
  await server.passing(DAY - 1);
  expect((await somebody.game(table.id)).version).toBe(1);
  await server.passing(1);
  const after = await somebody.game(table.id);
  expect(after).toMatchObject({ version: 2, turn: { seat: 1, number: 2, since: begun.deadline } });
  expect(missesIn(after)).toEqual([1, 0]);
  const [, played] = await eventsOf(table);
  expect(played).toMatchObject({ version: 2, seat: 0, auto: true });
});

test('what a player does is not marked as the clock’s', async () => {
  const table = await begin();
  await move(table);
  const [, played] = await eventsOf(table);
  expect(played).toMatchObject({ seat: 0 });
  expect(played).not.toHaveProperty('auto');
});

test('the next turn begins when the clock comes, with its full time, and not when the deadline was', async () => {
  const table = await begin();
  await server.passingUnseen(3 * DAY);
  const after = await somebody.game(table.id);
  expect(after).toMatchObject({ version: 2, deadline: server.clock.now + DAY, turn: { since: server.clock.now } });
});

test('a turn of two actions is played to its end, as one miss', async () => {
  const table = await begin({ title: 'mr-jack-pocket' });
  await server.passing(2 * DAY);
  const after = await somebody.game(table.id);
  expect(after).toMatchObject({ version: 4, turn: { number: 3, since: server.clock.now } });
  expect(missesIn(after)).toEqual([1, 1]);
  const played = (await eventsOf(table)).filter(({ version }) => version > 1);
  for (const { auto } of played) expect(auto).toBe(true);
  const seats = new Map(played.map(({ version, seat }) => [version, seat]));
  expect([...seats.keys()]).toEqual([2, 3, 4]);
  expect(seats.get(3)).toBe(seats.get(4));
  expect(seats.get(2)).not.toBe(seats.get(3));
});

test('what the clock draws for a turn is on record, and with it the game can be played again', async () => {
  const table = await begin({ title: 'mr-jack-pocket', forfeit: 3 });
  await server.passing(20 * DAY);
  const game = await somebody.game(table.id);
  expect(game.status).toBe('finished');
  const [, first] = await readEvents(server.world.db, table.id, 0, 2);
  expect(first?.drawn.map(([label]) => label)).toContain('round 1/automatic action 1');
  for (let at = 1; at <= game.version; at++) await somebody.expect(200, `/api/games/${table.id}?at=${at}`);
});

test('who misses a turn of P.I. is played for by its rules', async () => {
  const table = await begin({ title: 'pi', seats: 3 });
  const { turn } = await somebody.game(table.id);
  await server.passing(DAY);
  const events = await eventsOf(table);
  expect(events.at(-1)).toMatchObject({ version: 2, seat: turn?.seat, auto: true });
  expect(missesIn(await somebody.game(table.id))).toEqual([0, 1, 2].map((seat) => (seat === turn?.seat ? 1 : 0)));
});

test('several who are away each miss a turn of their own', async () => {
  const table = await begin({ title: 'pi', seats: 5 });
  await server.passing(5 * DAY);
  const after = await somebody.game(table.id);
  expect(missesIn(after)).toEqual([1, 1, 1, 1, 1]);
  expect(after.version).toBe(6);
});

test.each([1, 2, 3] as const)('where the miss with number %i is a forfeit, those before are played', async (forfeit) => {
  const table = await begin({ seats: 3, forfeit });
  for (let round = 1; round < forfeit; round++) {
    await server.passing(DAY);
    await move(table, 2);
  }
  expect(leftIn(await somebody.game(table.id))).toEqual([false, false, false]);
  await server.passing(DAY);
  const after = await somebody.game(table.id);
  expect(after.status).toBe('running');
  expect(leftIn(after)).toEqual([true, false, false]);
  expect(missesIn(after)).toEqual([forfeit, 0, 0]);
  expect((await eventsOf(table)).at(-1)).toMatchObject({ seat: 0, auto: true, event: { type: 'left' } });
  await move(table, 5);
  expect(missesIn(await somebody.game(table.id))).toEqual([forfeit, 0, 0]);
});

test('of two players the one who forfeits has lost', async () => {
  const table = await begin({ forfeit: 1 });
  await server.passing(DAY);
  const after = await somebody.game(table.id);
  expect(after).toMatchObject({ status: 'finished', result: { seats: [{ place: 2 }, { place: 1 }] } });
  expect(after).not.toHaveProperty('deadline');
  await server.passing(100 * DAY);
  expect(await somebody.game(table.id)).toMatchObject({ version: after.version, revision: after.revision });
});

test('misses of a game add up, though their player moves in between', async () => {
  const table = await begin({ seats: 3, forfeit: 2 });
  await server.passing(DAY);
  await move(table, 5);
  await server.passing(DAY);
  expect(leftIn(await somebody.game(table.id))).toEqual([true, false, false]);
});

test('where nothing can be played for a seat it leaves with its first miss', async () => {
  const table = await begin({ title: 'no-auto', seats: 3 });
  await server.passing(DAY);
  const after = await somebody.game(table.id);
  expect(leftIn(after)).toEqual([true, false, false]);
  expect(missesIn(after)).toEqual([1, 0, 0]);
  expect(after.turn?.seat).toBe(1);
});

test('nobody is played for more than nine times in a row', async () => {
  const table = await begin({ seats: 3 });
  for (let round = 1; round < 10; round++) {
    await server.passing(DAY);
    await move(table, 2);
  }
  expect(leftIn(await somebody.game(table.id))).toEqual([false, false, false]);
  await server.passing(DAY);
  const after = await somebody.game(table.id);
  expect(leftIn(after)).toEqual([true, false, false]);
  expect(missesIn(after)).toEqual([10, 0, 0]);
});

test('but who moves in between is played for again', async () => {
  const table = await begin({ seats: 2 });
  const round = async (moves: boolean): Promise<void> => {
    await (moves ? move(table) : server.passing(DAY));
    await move(table);
  };
  for (let at = 1; at < 10; at++) await round(false);
  await round(true);
  for (let at = 1; at < 10; at++) await round(false);
  expect(leftIn(await somebody.game(table.id))).toEqual([false, false]);
  await server.passing(DAY);
  expect(await somebody.game(table.id)).toMatchObject({ status: 'finished', seats: [{ left: true, missed: 19 }, {}] });
});

test('who has left misses nothing any more', async () => {
  const table = await begin({ seats: 3, forfeit: 1 });
  await server.passing(DAY);
  for (let at = 0; at < 6; at++) {
    expect((await somebody.game(table.id)).turn?.seat).not.toBe(0);
    await server.passing(DAY / 2);
    await move(table);
  }
  expect(missesIn(await somebody.game(table.id))).toEqual([1, 0, 0]);
});

test('an unrated game at which nobody ever moved is void when all have missed a turn', async () => {
  const table = await begin({ rated: false, seats: 3 });
  await server.passing(3 * DAY - 1);
  expect(await somebody.game(table.id)).toMatchObject({ status: 'running', version: 3 });
  await server.passing(1);
  const after = await somebody.game(table.id);
  expect(after).toMatchObject({ status: 'void', why: 'unplayed', secret: expect.any(String) });
  for (const gone of ['turn', 'deadline', 'result']) expect(after).not.toHaveProperty(gone);
  const [player] = table.players;
  expect((await player?.mine())?.games).toMatchObject([{ id: table.id, status: 'void', why: 'unplayed' }]);
});

test('or when a forfeit would end it', async () => {
  const table = await begin({ rated: false, forfeit: 1 });
  await server.passing(DAY);
  expect(await somebody.game(table.id)).toMatchObject({ status: 'void', why: 'unplayed', seats: [{}, {}] });
});

test('where somebody has moved it goes on', async () => {
  const table = await begin({ rated: false });
  await move(table);
  await server.passing(4 * DAY);
  expect(await somebody.game(table.id)).toMatchObject({ status: 'running', version: 6 });
});

test('who forfeits as the last who did not wish it has left, and the others have agreed', async () => {
  const table = await begin({ rated: false, seats: 3, forfeit: 1 });
  await move(table, 2);
  const [ann, bob] = table.players as [Visitor, Visitor];
  for (const visitor of [ann, bob]) await wish(visitor, table.id, 'abort');
  await server.passing(DAY);
  expect(await somebody.game(table.id)).toMatchObject({
    status: 'void',
    why: 'agreed',
    version: 5,
    seats: [{}, {}, { left: true, missed: 1 }],
  });
  expect((await eventsOf(table)).at(-1)).toMatchObject({ version: 4, seat: 2, auto: true, event: { type: 'left' } });
});

test('a game without a clock is void thirty days after its start if nobody moved, unless it is rated', async () => {
  const without = { title: 'one-move', options: { moves: 9 }, seats: 2 };
  const [unmoved, moved, rated] = [
    await sitDown(somebody, without),
    await sitDown(somebody, without),
    await sitDown(somebody, { ...without, rated: true }),
  ];
  await move(moved);
  await server.passing(30 * DAY - 1);
  expect((await somebody.game(unmoved.id)).status).toBe('running');
  await server.passing(1);
  expect(await somebody.game(unmoved.id)).toMatchObject({ status: 'void', why: 'unplayed' });
  await server.passing(400 * DAY);
  for (const { id } of [moved, rated]) expect((await somebody.game(id)).status).toBe('running');
});
