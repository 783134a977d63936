/** What is to be done is done, though whoever was to do it has lost it: the clock finds it. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweep } from '../../functions/clock/sweep';
import { ban, unban } from '../../functions/play/operator/ban';
import { closeAccount } from '../../functions/play/operator/close-account';
import { farewell } from '../../functions/play/people/farewell';
import { handle } from '../../functions/publish/handle';
import type { Message } from '../../functions/publish/message';
import type { Item } from '../../functions/store/dynamo/attributes';
import { isUnanswered } from '../../functions/store/dynamo/errors';
import { accountKey } from '../../functions/store/keys';
import { choreHandlers } from '../../functions/work/chores';
import { type Fault, startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { Visitor } from '../support/visitor';

const GROUND = { by: 'olga', why: 'for a test' };
const [MINUTE, HOUR, DAY] = [60_000, 60 * 60_000, 24 * 60 * 60_000];

let server: Server;
let wire: Wire;
let somebody: Visitor;
let published: Message[];

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
  expect(server.failures).toEqual([]);
  await server.stop();
  wire.stop();
});

afterEach(() => {
  expect([...wire.faults.values()].flat(), 'faults that met nothing').toEqual([]);
});

/** What earlier tests have left is done. */
beforeEach(async () => {
  published = [];
  server.clock.now += 30 * DAY;
  await swept();
  await work();
  server.clock.now += DAY;
});

async function publish(messages: readonly Message[]): Promise<void> {
  published.push(...messages);
}

function swept(): Promise<number> {
  return sweep(server.world, publish);
}

async function work(): Promise<void> {
  const handlers = choreHandlers(server.world);
  for (const message of published.splice(0)) await handle(handlers, message);
}

let addresses = 0;

async function ann(): Promise<{ readonly visitor: Visitor; readonly id: string }> {
  const visitor = somebody.another();
  addresses += 1;
  const { id } = await signIn(server, visitor, `due-${addresses}@example.org`);
  return { visitor, id };
}

async function leaver(): Promise<string> {
  const { visitor, id } = await ann();
  await visitor.expect(204, '/api/me', { method: 'DELETE' });
  return id;
}

/** Closed, and nothing done for it yet. */
async function banned(): Promise<string> {
  const { id } = await ann();
  const dies: Fault = async () => {
    wire.faults.set('Query', ['lost']);
  };
  wire.faults.set('TransactWriteItems', [dies]);
  await expect(ban(server.world, id, GROUND)).rejects.toSatisfy(isUnanswered);
  return id;
}

async function account(id: string): Promise<Item | undefined> {
  const [item] = await server.world.db.get(accountKey(id));
  return item;
}

test('an account that is leaving is published again when the work for it was lost, and not before', async () => {
  const player = await leaver();
  expect(await swept()).toBe(0);
  server.clock.now += 9 * MINUTE;
  expect(await swept()).toBe(0);
  server.clock.now += MINUTE;
  expect(await swept()).toBe(1);
  expect(published).toEqual([{ kind: 'farewell', player }]);
  await work();
  expect(await account(player)).toBeUndefined();
});

test('an account that was closed too, until that is done', async () => {
  const player = await banned();
  server.clock.now += 10 * MINUTE;
  expect(await swept()).toBe(1);
  expect(published).toEqual([{ kind: 'closed', player }]);
  await work();
  expect(await account(player)).toMatchObject({ banned: expect.any(Number) });
  server.clock.now += 30 * DAY;
  expect(await swept()).toBe(0);
});

test('whose work is done as it should be is never looked at', async () => {
  const [gone, closed] = [await leaver(), (await ann()).id];
  await farewell(server.world, gone);
  await ban(server.world, closed, GROUND);
  for (const field of ['due', 'dueAt']) expect(await account(closed)).not.toHaveProperty(field);
  server.clock.now += DAY;
  expect(await swept()).toBe(0);
});

test('an account that is opened again is due no more', async () => {
  const player = await banned();
  await unban(server.world, player, GROUND);
  server.clock.now += DAY;
  expect(await swept()).toBe(0);
  expect(published).toEqual([]);
});

test('one that is opened and closed again while the work for the first time goes on is still due', async () => {
  const player = await banned();
  const meanwhile: Fault = async () => {
    await unban(server.world, player, GROUND);
    wire.faults.set('Query', ['lost']);
    await expect(ban(server.world, player, GROUND)).rejects.toSatisfy(isUnanswered);
  };
  wire.faults.set('Query', [meanwhile]);
  await closeAccount(server.world, player);
  expect(await account(player)).toMatchObject({ due: expect.any(String) });
  server.clock.now += DAY;
  expect(await swept()).toBe(1);
});

test('what is not done yet is looked at again some hours later, again and again', async () => {
  const player = await leaver();
  server.clock.now += 10 * MINUTE;
  expect(await swept()).toBe(1);
  server.clock.now += MINUTE;
  expect(await swept()).toBe(0);
  server.clock.now += 2 * HOUR;
  expect(await swept()).toBe(1);
  server.clock.now += 2 * HOUR;
  expect(await swept()).toBe(1);
  expect(published).toEqual(Array(3).fill({ kind: 'farewell', player }));
});

test('a clock that comes a day late finds the same', async () => {
  const player = await leaver();
  server.clock.now += DAY;
  expect(await swept()).toBe(1);
  expect(published).toEqual([{ kind: 'farewell', player }]);
});

test('two clocks at once do what one does', async () => {
  const player = await leaver();
  server.clock.now += 10 * MINUTE;
  await Promise.all([swept(), swept()]);
  await work();
  expect(await account(player)).toBeUndefined();
  server.clock.now += DAY;
  expect(await swept()).toBe(0);
});

test('one that is cut short before it has postponed anything is made good by the next', async () => {
  const players = [await leaver(), await leaver()];
  server.clock.now += 10 * MINUTE;
  wire.faults.set('UpdateItem', ['lost', 'lost']);
  await expect(swept()).rejects.toSatisfy(isUnanswered);
  server.clock.now += MINUTE;
  expect(await swept()).toBe(2);
  await work();
  for (const player of players) expect(await account(player)).toBeUndefined();
});

test('one that could publish nothing is made good by the next', async () => {
  const player = await leaver();
  server.clock.now += 10 * MINUTE;
  const fails = sweep(server.world, async () => {
    throw new Error('no queue');
  });
  await expect(fails).rejects.toThrow('no queue');
  server.clock.now += MINUTE;
  await swept();
  expect(published).toEqual([{ kind: 'farewell', player }]);
});

test.each([
  ['leaving', leaver, (player: string) => farewell(server.world, player)],
  ['closed', banned, (player: string) => closeAccount(server.world, player)],
])(
  'what was done meanwhile for an account that is %s is published no more, though the index has it still',
  async (_, make, done) => {
    const player = await make();
    server.clock.now += 10 * MINUTE;
    wire.faults.set('BatchGetItem', [() => done(player)]);
    expect(await swept()).toBe(0);
    expect(published).toEqual([]);
  },
);

test('what is done at once when it is published is not put off, for nothing is left of it', async () => {
  const player = await banned();
  server.clock.now += 10 * MINUTE;
  await sweep(server.world, async (messages) => {
    published.push(...messages);
    await work();
  });
  for (const field of ['due', 'dueAt']) expect(await account(player)).not.toHaveProperty(field);
});

test('nobody is shown that anything is due', async () => {
  const { visitor, id } = await ann();
  const [due, dueAt] = ['DUE#3', 4_102_444_800_123];
  const item = await account(id);
  await server.world.db.write([{ put: { ...accountKey(id), ...item, due, dueAt } }]);
  for (const path of ['/api/me', '/api/me/export', '/api/me/sessions']) await visitor.expect(200, path);
  for (const answer of visitor.received) expect(answer).not.toMatch(/DUE#|4102444800123/);
});
