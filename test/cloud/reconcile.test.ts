/** What the clock would not find is found by the reconciler, which goes through the table once a day. */

import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { documentOf, HOUR, later, logOf, ONE_AUTOMATIC_TURN, sitDownToClock } from './support/deadlines';
import { wake } from './support/events';
import { FunctionFailed } from './support/function';
import { killedBefore } from './support/kill';
import { arrive, type People, type Person } from './support/people';

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

/** A day of the reconciler: what it has counted, each hour. */
async function aDay(): Promise<readonly number[]> {
  const { lines } = cloud.function('reconcile');
  const from = lines.length;
  for (let hour = 0; hour < 24; hour++) {
    await wake(cloud, 'reconcile');
    cloud.clock.advance(HOUR);
  }
  return lines.slice(from).flatMap((line) => (JSON.parse(line) as { Mended?: number }).Mended ?? []);
}

test.each([
  ['is not in index `due`', {}],
  ['stands there for too late', { dueAt: Date.UTC(2100, 0, 1) }],
])('a game that %s is mended within a day, which is told, and goes on', async (_, wrong) => {
  const { due, dueAt, ...document } = await documentOf(cloud, people);
  expect([due, dueAt]).toEqual([expect.any(String), expect.any(Number)]);
  await cloud.table.put(marshall({ ...document, ...('dueAt' in wrong ? { due, ...wrong } : {}) }));
  await later(cloud, 25 * HOUR);
  expect(await logOf(people)).toEqual(['start']);

  const counts = await aDay();
  expect(counts).toHaveLength(24);
  expect(counts.filter((count) => count > 0)).toEqual([1]);
  await later(cloud, 0);
  expect(await logOf(people)).toEqual(ONE_AUTOMATIC_TURN);
});

test('a game that the clock will find is left alone, though the clock comes late', async () => {
  cloud.clock.advance(25 * HOUR);
  const before = await documentOf(cloud, people);
  expect(new Set(await aDay())).toEqual(new Set([0]));
  expect(await documentOf(cloud, people)).toEqual(before);
});

test('killed, it counts nothing, and the next try mends the same', async () => {
  const { due: _due, dueAt: _dueAt, ...document } = await documentOf(cloud, people);
  await cloud.table.put(marshall(document));
  cloud.wire('reconcile').faults.set('UpdateItem', [killedBefore(() => cloud.function('reconcile'))]);
  await expect(aDay()).rejects.toBeInstanceOf(FunctionFailed);
  const counts = await aDay();
  expect(counts.filter((count) => count > 0)).toEqual([1]);
});
