/** A game with a clock: what becomes due in it is done once, however often it comes, and however late. */

import type { GameAnswer } from '@shared/api/games';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '../support/faults';
import type { Visitor } from '../support/visitor';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { DAY, documentOf, HOUR, later, logOf, MINUTE, ONE_AUTOMATIC_TURN, PACE, sitDownToClock } from './support/deadlines';
import { wake } from './support/events';
import { arrive, move, noticesOf, type People, type Person } from './support/people';

let cloud: Cloud;
let persons: readonly Person[];
let people: People;

beforeAll(async () => {
  cloud = await startCloud();
  persons = await arrive(cloud, 2);
});

beforeEach(async () => {
  people = await sitDownToClock(cloud, persons);
});

afterAll(() => endClean(cloud));

function visitorOf(seat: number): Visitor {
  const { visitor } = persons[seat] as Person;
  return visitor;
}

function game(): Promise<GameAnswer> {
  return visitorOf(0).game(people.id);
}

/** Some time later the clock comes twice, and so does all that follows. Milliseconds. */
async function twice(by: number): Promise<void> {
  cloud.clock.advance(by);
  await Promise.all([wake(cloud), wake(cloud)]);
  await settleTwice();
}

async function settleTwice(): Promise<void> {
  const from = cloud.stream.records.length;
  await cloud.settle();
  await cloud.stream.hand(cloud.stream.records.slice(from));
  await cloud.settleAll();
}

test('a game in which everything comes twice goes through reminder, nudge, two automatic turns and a forfeit, each of them once', async () => {
  cloud.queues.areDoubled = true;
  await twice(19 * HOUR);
  expect(noticesOf(cloud, people)).toEqual(['started 0', 'started 1']);
  await twice(HOUR);
  expect(noticesOf(cloud, people)).toEqual(['started 0', 'started 1', 'reminder 0']);

  await visitorOf(1).expect(200, `/api/games/${people.id}/nudge`, { method: 'POST', json: { turn: 1 } });
  await settleTwice();
  expect(noticesOf(cloud, people).slice(3)).toEqual(['nudge 0']);

  await twice(5 * HOUR);
  expect(await logOf(people)).toEqual(ONE_AUTOMATIC_TURN);
  expect(noticesOf(cloud, people).slice(4).toSorted()).toEqual(['missed 0', 'turn 1']);

  // The second player takes the first of two actions, and is not seen again: nobody is reminded of a turn that has run out.
  await move(people);
  await twice(26 * HOUR);
  expect(await logOf(people)).toEqual([...ONE_AUTOMATIC_TURN, '1', '1 auto']);
  expect(noticesOf(cloud, people).slice(6).toSorted()).toEqual(['missed 1', 'turn 0']);

  await twice(25 * HOUR);
  cloud.queues.areDoubled = false;
  expect(await logOf(people)).toEqual([...ONE_AUTOMATIC_TURN, '1', '1 auto', '0 auto']);
  const { status, seats, result } = await game();
  expect(status).toBe('finished');
  expect(seats.map(({ missed, left }) => [missed, left])).toEqual([
    [2, true],
    [1, undefined],
  ]);
  expect(result?.seats.map(({ place }) => place)).toEqual([2, 1]);
  const document = await documentOf(cloud, people);
  expect(document).not.toHaveProperty('due');
  expect(document).not.toHaveProperty('dueAt');
});

test('what is done late by days is the same: the next turn has all its time from then on', async () => {
  await later(cloud, 4 * DAY);
  expect(await logOf(people)).toEqual(ONE_AUTOMATIC_TURN);
  const { turn, deadline } = await game();
  expect(turn).toMatchObject({ seat: 1, number: 2 });
  expect(deadline).toBe((turn?.since ?? 0) + DAY);
  expect(cloud.clock.now() - (turn?.since ?? 0)).toBeLessThan(HOUR);
});

test('a move that lands after the clock has come, before what it ordered is done, is a move', async () => {
  cloud.clock.advance(25 * HOUR);
  await wake(cloud);
  await move(people);
  await cloud.settleAll();
  expect(await logOf(people)).toEqual(['start', '0']);
});

test('an order that is lost comes again with the clock', async () => {
  cloud.clock.advance(25 * HOUR);
  await wake(cloud);
  (cloud.queues.held.get(cloud.queueOf('chores')) ?? []).length = 0;
  await later(cloud, MINUTE);
  expect(await logOf(people)).toEqual(['start']);
  await later(cloud, 5 * MINUTE);
  expect(await logOf(people)).toEqual(ONE_AUTOMATIC_TURN);
});

test('games learn of a vacation though the API was killed before it could tell them', async () => {
  const { deadline } = await game();
  const day = (after: number): string => new Date(cloud.clock.now() + after * DAY).toISOString().slice(0, 10);
  const asking = { method: 'PUT', json: { first: day(0), last: day(3) } };
  cloud.wire('api').faults.set('TransactWriteItems', [{ after: () => cloud.function('api').kill() }]);
  await visitorOf(0)
    .ask('/api/me/vacation', asking)
    .catch(() => {});
  expect((await game()).deadline).toBe(deadline);
  await cloud.settleAll();
  expect((await game()).deadline).toBeGreaterThan((deadline ?? 0) + 3 * DAY);
  await later(cloud, 25 * HOUR);
  expect(await logOf(people)).toEqual(['start']);
});

test('a table that does not fill is closed, and its host told before and then', async () => {
  const { address } = persons[0] as Person;
  const { id } = await visitorOf(0).create({
    title: 'mr-jack-pocket',
    options: { roles: 'random' },
    seats: 2,
    visibility: 'open',
    pace: PACE,
  });
  const host: People = { id, players: [visitorOf(0)], addresses: [address] };
  await later(cloud, 12 * DAY - HOUR);
  expect(noticesOf(cloud, host)).toEqual([]);
  await later(cloud, 2 * HOUR);
  await later(cloud, DAY);
  expect(noticesOf(cloud, host)).toEqual(['expiring 0']);
  expect((await visitorOf(0).game(id)).status).toBe('open');
  await later(cloud, DAY);
  expect(await visitorOf(0).game(id)).toMatchObject({ status: 'cancelled', why: 'expired' });
  expect(noticesOf(cloud, host)).toEqual(['expiring 0', 'removed 0']);
});

test('a clock that has fallen behind by five minutes gives no sign of life until it has caught up', async () => {
  const late = (): number | undefined => {
    const lines = cloud.function('clock').lines.map((line) => JSON.parse(line) as { Late?: number });
    return lines.flatMap(({ Late }) => Late ?? []).at(-1);
  };
  const beatAt = async (): Promise<unknown> => (await cloud.table.items('CLOCK'))[0]?.at;
  await later(cloud, 0);
  expect(late()).toBe(0);
  const before = await beatAt();
  cloud.clock.advance(25 * HOUR);
  cloud.wire('clock').faults.set('UpdateItem', Array<Fault>(9).fill('held'));
  await wake(cloud);
  expect(late()).toBeGreaterThan(300);
  expect(await beatAt()).toBe(before);
  cloud.wire('clock').faults.clear();
  await later(cloud, MINUTE);
  expect(late()).toBe(0);
  expect(await beatAt()).not.toBe(before);
});
