/** What was lost between a write and its work is found by the clock, however late it comes. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endClean } from './support/clean';
import { type Cloud, startCloud } from './support/cloud';
import { wake } from './support/events';
import { FunctionFailed } from './support/function';
import { arrive, type Person } from './support/people';

let cloud: Cloud;
let player: string;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  cloud = await startCloud();
});

/** Somebody leaves Casebook, and the message that would clear away what is left of them is lost. */
beforeEach(async () => {
  const [{ visitor }] = (await arrive(cloud, 1)) as [Person];
  player = (await visitor.me()).id;
  await cloud.settle();
  await visitor.expect(204, '/api/me', { method: 'DELETE' });
  await cloud.stream.hand(await cloud.stream.take());
  const chores = cloud.queues.held.get(cloud.queueOf('chores')) ?? [];
  expect(chores.map(({ body }) => body)).toEqual([farewell()]);
  chores.length = 0;
});

afterAll(() => endClean(cloud));

/** The message that clears it away. */
function farewell(): string {
  return JSON.stringify({ kind: 'farewell', player });
}

/** How often that message was put into a queue. */
function farewells(): number {
  return cloud.queues.bodies.filter((body) => body === farewell()).length;
}

async function account(): Promise<Readonly<Record<string, unknown>> | undefined> {
  const accounts = await cloud.table.items('ACCOUNT');
  return accounts.find(({ pk }) => pk === `PLAYER#${player}`);
}

async function isThere(): Promise<boolean> {
  return (await account()) !== undefined;
}

test('what is not yet due is left alone', async () => {
  await wake(cloud);
  await cloud.settle();
  expect(await isThere()).toBe(true);
  cloud.clock.advance(11 * MINUTE);
  await wake(cloud);
  await cloud.settle();
});

test.each([
  ['when it is due', 11 * MINUTE],
  ['a day late', 24 * HOUR],
])('%s, it is done, and would be looked at again two hours later', async (_, later) => {
  cloud.clock.advance(later);
  const from = cloud.clock.now();
  await wake(cloud);
  const dueAt = Number((await account())?.dueAt);
  expect(dueAt).toBeGreaterThanOrEqual(from + 2 * HOUR);
  expect(dueAt).toBeLessThanOrEqual(cloud.clock.now() + 2 * HOUR);
  await cloud.settle();
  expect(await isThere()).toBe(false);
});

test('woken twice at once, it is done, and a third time finds nothing', async () => {
  cloud.clock.advance(11 * MINUTE);
  await Promise.all([wake(cloud), wake(cloud)]);
  await cloud.settleAll();
  expect(await isThere()).toBe(false);
  const messages = cloud.queues.bodies.length;
  await wake(cloud);
  expect(cloud.queues.bodies).toHaveLength(messages);
});

test('killed between its message and its mark, the next minute does both again', async () => {
  const before = farewells();
  cloud.clock.advance(11 * MINUTE);
  cloud.queues.troubles.set('SendMessageBatch', [{ after: () => cloud.function('clock').kill() }]);
  await expect(wake(cloud)).rejects.toThrow('the process is gone');
  cloud.clock.advance(MINUTE);
  await wake(cloud);
  expect(farewells()).toBe(before + 2);
  await cloud.settleAll();
  expect(await isThere()).toBe(false);
});

test.each(['throttled', 'lost'] as const)('with its reading %s, the next minute finds the same', async (fault) => {
  cloud.clock.advance(11 * MINUTE);
  cloud.wire('clock').faults.set('Query', Array(20).fill(fault));
  await expect(wake(cloud)).rejects.toBeInstanceOf(FunctionFailed);
  cloud.wire('clock').faults.clear();
  cloud.clock.advance(MINUTE);
  await wake(cloud);
  await cloud.settle();
  expect(await isThere()).toBe(false);
});

test('with its mark held by a transaction or unanswered, nothing is lost', async () => {
  cloud.clock.advance(11 * MINUTE);
  cloud.wire('clock').faults.set('UpdateItem', ['held', 'unanswered', 'throttled']);
  await wake(cloud).catch(() => {});
  cloud.wire('clock').faults.clear();
  await cloud.settleAll();
  expect(await isThere()).toBe(false);
});

test('it leaves a sign of life, which is counted when the stream has brought it on', async () => {
  const told = (): number => cloud.function('publish').lines.filter((line) => JSON.parse(line).Beats === 1).length;
  const before = told();
  await wake(cloud);
  await cloud.settle();
  expect(told()).toBe(before + 1);
});
