/** Vacations, zones and reminders: what a player's games learn of them. Days of vacations: functions/play/people/vacations.test.ts */

import type { GameAnswer } from '@shared/api/games';
import type { Pace } from '@shared/pace/pace';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { farewell } from '../../functions/play/people/farewell';
import { spread } from '../../functions/play/people/spread';
import { type AccountRecord, anyAccountFrom } from '../../functions/store/account';
import { type GameRecord, readGames } from '../../functions/store/game';
import { accountKey } from '../../functions/store/keys';
import { startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { sitDown } from '../support/table-play';
import { DAY, endVacation, HOUR, lasting, takeVacation } from '../support/time';
import { Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({
    registry: [oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  await server.stop();
  wire.stop();
});

afterEach(() => {
  expect([...wire.faults.values()].flat(), 'faults that met nothing').toEqual([]);
  expect(server.failures).toEqual([]);
  server.clock.now = Date.UTC(2026, 5, 1, 12);
});

const PACE: Pace = { turn: 3 * DAY, weekends: true, vacation: true };
const GUESS = { type: 'guess', number: 3 };

interface Two {
  readonly id: string;
  readonly ann: Visitor;
  readonly bob: Visitor;
}

async function start(pace: Pace = PACE): Promise<Two> {
  server.clock.now = Date.UTC(2026, 5, 1, 12);
  const { id, players } = await sitDown(somebody, { title: 'one-move', options: { moves: 99 }, seats: 2, pace });
  const [ann, bob] = players as [Visitor, Visitor];
  return { id, ann, bob };
}

async function stored(id: string): Promise<GameRecord> {
  const [game] = await readGames(server.world.db, [id]);
  return game as GameRecord;
}

async function accountOf(visitor: Visitor): Promise<AccountRecord> {
  const [item] = await server.world.db.get(accountKey((await visitor.me()).id));
  return anyAccountFrom(item) as AccountRecord;
}

function awayOf({ seats }: GameAnswer, seat = 0): object | undefined {
  return seats[seat]?.away;
}

test('others see until when a player is away, and the clock of their turn stands so long', async () => {
  const { id, ann, bob } = await start();
  const { deadline: was = 0 } = await ann.game(id);
  const { vacation } = await takeVacation(ann, '2026-06-02', '2026-06-05');
  const days = { from: Date.UTC(2026, 5, 2), until: Date.UTC(2026, 5, 6) };
  expect(vacation).toEqual({ left: 24, taken: { first: '2026-06-02', last: '2026-06-05', ...days } });
  const game = await bob.game(id);
  expect(awayOf(game)).toEqual(days);
  expect(game).toMatchObject({ version: 1, deadline: was + 4 * DAY });
  server.clock.now = days.until;
  expect(awayOf(await bob.game(id))).toBeUndefined();
  expect((await bob.game(id)).deadline).toBe(was + 4 * DAY);
  expect((await ann.me()).vacation).toEqual({ left: 24 });
});

test('one that is taken back leaves the clock as it was, and one that is ended as long as it was', async () => {
  const { id, ann } = await start();
  const { deadline: was = 0 } = await ann.game(id);
  await takeVacation(ann, '2026-06-02', '2026-06-05');
  expect((await endVacation(ann)).vacation).toEqual({ left: 28 });
  expect(await ann.game(id)).toMatchObject({ deadline: was });
  await takeVacation(ann, '2026-06-01', '2026-06-05');
  server.clock.now += DAY;
  expect((await endVacation(ann)).vacation).toEqual({ left: 26 });
  const { deadline = 0 } = await ann.game(id);
  expect(deadline - was).toBeGreaterThanOrEqual(DAY);
  expect(deadline - was).toBeLessThan(DAY + HOUR);
  await ann.change({ timeZone: 'Asia/Kolkata' });
  expect(await ann.game(id)).toMatchObject({ deadline });
});

test('where a table does not know vacations the clock goes on, and nothing is said', async () => {
  const { id, ann } = await start({ ...PACE, vacation: false });
  const { deadline } = await ann.game(id);
  await takeVacation(ann, '2026-06-01', '2026-06-05');
  const game = await ann.game(id);
  expect(game).toMatchObject({ deadline });
  expect(awayOf(game)).toBeUndefined();
});

test('who sits down later, at an open table or at the start, brings their vacation along', async () => {
  const { ann, bob } = await start();
  await takeVacation(ann, '2026-06-01', '2026-06-05');
  const { id } = await ann.create({ title: 'one-move', options: { moves: 9 }, seats: 2, visibility: 'open', pace: PACE });
  expect(awayOf(await somebody.game(id))).toMatchObject({ until: Date.UTC(2026, 5, 6) });
  await takeVacation(ann, '2026-06-01', '2026-06-10');
  expect(awayOf(await somebody.game(id))).toMatchObject({ until: Date.UTC(2026, 5, 11) });
  await bob.join(id);
  expect((await bob.game(id)).deadline).toBe(Date.UTC(2026, 5, 11) + 3 * DAY);
});

test('two browsers at once do not take more days than there are, and the same asked for twice is one', async () => {
  const { ann } = await start();
  await Promise.all([1, 2, 3].map(() => takeVacation(ann, '2026-06-01', '2026-06-20')));
  expect((await ann.me()).vacation).toMatchObject({ left: 8 });
  await endVacation(ann);
  const asked = ['2026-06-02', '2026-06-03'].map((first) => ann.ask('/api/me/vacation', lasting(first, '2026-06-28')));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ann.me()).vacation.taken?.last).toBe('2026-06-28');
  expect(await ann.refused('/api/me/vacation', lasting('2026-06-02', '2026-06-29'))).toMatchObject({
    status: 409,
    code: 'vacation_spent',
  });
});

test.each([
  ['past days', lasting('2026-05-30', '2026-06-02')],
  ['days in the wrong order', lasting('2026-06-03', '2026-06-02')],
  ['no day', lasting('2026-02-30', '2026-06-02')],
  ['days too far ahead', lasting('2027-06-01', '2027-06-02')],
  ['no last day', { method: 'PUT', json: { first: '2026-06-03' } }],
])('%s are no vacation', async (_, asking) => {
  const { ann } = await start();
  expect(await ann.refused('/api/me/vacation', asking)).toMatchObject({ status: 400, code: 'bad_request' });
});

test('it is for who is signed in alone', async () => {
  expect(await somebody.refused('/api/me/vacation', lasting('2026-06-03', '2026-06-04'))).toMatchObject({ status: 401 });
  expect(await somebody.refused('/api/me/vacation', { method: 'DELETE' })).toMatchObject({ status: 401 });
});

test('another zone moves no vacation that is taken, and no weekend of a turn that has begun', async () => {
  const { id, ann, bob } = await start({ ...PACE, turn: 5 * DAY, weekends: false });
  await takeVacation(ann, '2026-06-01', '2026-06-02');
  const before = await bob.game(id);
  await ann.change({ timeZone: 'Pacific/Kiritimati' });
  const after = await bob.game(id);
  expect(after).toMatchObject({ deadline: before.deadline, seats: before.seats });
  expect((await ann.me()).vacation.taken).toMatchObject({ until: Date.UTC(2026, 5, 3) });
  expect((await stored(id)).seats[0]?.zone).toBe('Pacific/Kiritimati');
  await ann.act(id, 1, GUESS);
  await bob.act(id, 2, GUESS);
  expect((await stored(id)).turn).toMatchObject({ number: 3, zone: 'Pacific/Kiritimati' });
});

test('another reminder reaches the turn that is on, and nobody else is told', async () => {
  const { id, ann, bob } = await start();
  const { turn } = await stored(id);
  const { since = 0 } = turn ?? {};
  expect(turn?.remind).toBe(since + 3 * DAY - 0.6 * DAY);
  expect(await ann.change({ reminder: 'half' })).toMatchObject({ reminder: 'half' });
  expect((await stored(id)).turn?.remind).toBe(since + 1.5 * DAY);
  await ann.change({ reminder: 'never' });
  expect((await stored(id)).turn?.remind).toBeUndefined();
  expect(await ann.change({ reminder: 'usual' })).toMatchObject({ reminder: 'usual' });
  expect((await stored(id)).turn?.remind).toBe(since + 3 * DAY - 0.6 * DAY);
  expect(JSON.stringify(await bob.game(id))).not.toMatch(/remind|zone/);
});

test('what was cut short is left to a worker, who finds it due and does it once', async () => {
  const { id, ann, bob } = await start();
  wire.faults.set('Query', ['throttled']);
  const { id: player } = await takeVacation(ann, '2026-06-01', '2026-06-05');
  expect(awayOf(await bob.game(id))).toBeUndefined();
  expect(await accountOf(ann)).toMatchObject({
    unspread: expect.any(Number),
    due: expect.any(String),
    dueAt: expect.any(Number),
  });
  await Promise.all([spread(server.world, player), spread(server.world, player)]);
  const { revision, ...game } = await bob.game(id);
  expect(game.seats[0]?.away).toMatchObject({ until: Date.UTC(2026, 5, 6) });
  const account = await accountOf(ann);
  for (const done of ['unspread', 'due', 'dueAt']) expect(account).not.toHaveProperty(done);
  await spread(server.world, player);
  expect(await bob.game(id)).toMatchObject({ revision });
});

test('a move that comes meanwhile is made, and the game learns of the vacation all the same', async () => {
  const { id, ann } = await start();
  wire.faults.set('TransactWriteItems', [async () => {}, async () => void (await ann.act(id, 1, GUESS))]);
  await takeVacation(ann, '2026-06-01', '2026-06-05');
  const game = await ann.game(id);
  expect(game).toMatchObject({ version: 2, turn: { seat: 1 } });
  expect(awayOf(game)).toMatchObject({ until: Date.UTC(2026, 5, 6) });
  expect(game.deadline).toBe((game.turn?.since ?? 0) + 3 * DAY);
});

test('of a change that comes while another is told the last is what every game knows', async () => {
  const { id, ann } = await start();
  const other = await ann.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  wire.faults.set('TransactWriteItems', [
    async () => void (await ann.change({ timeZone: 'America/New_York', reminder: 'tenth' })),
  ]);
  await ann.change({ timeZone: 'Europe/Paris' });
  for (const game of [id, other.id]) {
    expect((await stored(game)).seats[0]).toMatchObject({ zone: 'America/New_York', reminder: 'tenth' });
  }
  expect(await accountOf(ann)).not.toHaveProperty('unspread');
});

test('who sits down while their account changes has what it says in the end', async () => {
  const { ann, bob } = await start();
  const { id } = await bob.create({ title: 'one-move', options: {}, seats: 3, visibility: 'open' });
  wire.faults.set('TransactWriteItems', [async () => void (await ann.change({ timeZone: 'America/New_York' }))]);
  await ann.join(id);
  expect((await stored(id)).seats[1]).toMatchObject({ zone: 'America/New_York' });
});

test('a guest who becomes a player is away when the player is, and what has been of their own vacation stays', async () => {
  const { id, ann: guest, bob } = await start();
  const account = somebody.another();
  await signIn(server, account, 'away@example.org');
  await account.change({ timeZone: 'America/New_York' });
  await takeVacation(account, '2026-06-10', '2026-06-12');
  await takeVacation(guest, '2026-06-01', '2026-06-20');
  server.clock.now += DAY;
  await signIn(server, guest, 'away@example.org');
  const game = await bob.game(id);
  expect(awayOf(game)).toEqual({ from: Date.UTC(2026, 5, 10, 4), until: Date.UTC(2026, 5, 13, 4) });
  const { since = 0 } = game.turn ?? {};
  expect((game.deadline ?? 0) - since).toBeGreaterThanOrEqual(4 * DAY);
  expect((game.deadline ?? 0) - since).toBeLessThan(4 * DAY + HOUR);
  expect((await stored(id)).seats[0]?.zone).toBe('America/New_York');
});

test('a guest who becomes a player with a vacation from the same day on has rested all the same', async () => {
  const { id, ann: guest, bob } = await start();
  const account = somebody.another();
  await signIn(server, account, 'same-day@example.org');
  await takeVacation(account, '2026-06-02', '2026-06-03');
  await takeVacation(guest, '2026-06-02', '2026-06-10');
  server.clock.now += 5 * DAY;
  const left = ((await bob.game(id)).deadline ?? 0) - Date.UTC(2026, 5, 11);
  await signIn(server, guest, 'same-day@example.org');
  const { deadline = 0 } = await bob.game(id);
  expect(deadline - server.clock.now).toBeGreaterThan(left - HOUR);
  expect(left).toBeGreaterThan(HOUR);
});

test('of who is gone for good nobody knows where they lived', async () => {
  const { id, ann, bob } = await start();
  await takeVacation(ann, '2026-06-01', '2026-06-05');
  const { id: player } = await ann.me();
  await ann.expect(204, '/api/me', { method: 'DELETE' });
  await farewell(server.world, player);
  expect((await stored(id)).seats[0]).toEqual({
    left: true,
    player: expect.any(String),
    name: expect.any(String),
    contribution: expect.any(String),
  });
  expect(await bob.game(id)).toMatchObject({ seats: [{ left: true }, {}] });
});

test('a game that somebody has left learns nothing more of them', async () => {
  const { players, id } = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 3, pace: PACE });
  const [ann, , cat] = players as [Visitor, Visitor, Visitor];
  await takeVacation(cat, '2026-06-01', '2026-06-05');
  await cat.expect(200, `/api/games/${id}/resignation`, { method: 'POST', headers: { 'If-Match': '"1"' } });
  const { revision, seats } = await ann.game(id);
  expect(seats[2]).not.toHaveProperty('away');
  await cat.change({ timeZone: 'America/New_York', reminder: 'half' });
  expect(await ann.game(id)).toMatchObject({ revision, seats });
  expect((await stored(id)).seats[2]).not.toMatchObject({ zone: 'America/New_York' });
});
