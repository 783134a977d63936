/** A channel that says nothing while it owes something. docs/notices.md, "A channel that says nothing" */

import { games } from '@shared/games/index';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Failure } from '../../functions/http/logger';
import { SILENCE, tellSilence } from '../../functions/local/silence';
import { owed, relieved, silentFor } from '../../functions/store/channel';
import { type Server, startServer } from '../support/server';

const MINUTE = 60_000;

let server: Server;

beforeEach(async () => {
  server = await startServer({ registry: games });
  server.clock.step = 0;
});

afterEach(() => server.stop());

/** What a process knows that has just begun: nothing. */
function fresh(): Server['world'] {
  return { ...server.world, db: { ...server.world.db } };
}

function silence(): Promise<number> {
  return silentFor(server.world.db, server.clock.now);
}

test('a channel that owes nothing is not silent', async () => {
  expect(await silence()).toBe(0);
  await owed(server.world, 'mail');
  await relieved(server.world, 'mail');
  server.clock.now += 100 * MINUTE;
  expect(await silence()).toBe(0);
});

test('it is counted since it has owed the first, whatever it owes after that', async () => {
  await owed(server.world, 'push');
  for (let at = 0; at < 5; at++) {
    server.clock.now += 20 * MINUTE;
    await owed(server.world, 'push');
    await owed(fresh(), 'push');
  }
  expect(await silence()).toBe(100 * MINUTE);
});

test('the one that has been silent the longest counts', async () => {
  await owed(server.world, 'push');
  server.clock.now += 10 * MINUTE;
  await owed(server.world, 'mail');
  server.clock.now += MINUTE;
  expect(await silence()).toBe(11 * MINUTE);
  await relieved(server.world, 'push');
  expect(await silence()).toBe(MINUTE);
});

test('what a process owed that is no more is forgotten once another is taken', async () => {
  await owed(fresh(), 'mail');
  server.clock.now += 30 * MINUTE;
  await relieved(server.world, 'mail');
  expect(await silence()).toBe(0);
});

test('where all goes well, a busy channel writes once in ten minutes', async () => {
  const { world, clock, metered } = server;
  await owed(world, 'mail');
  await relieved(world, 'mail');
  metered.length = 0;
  for (let at = 0; at < 60; at++) {
    clock.now += MINUTE;
    await owed(world, 'mail');
    await relieved(world, 'mail');
  }
  const written = metered.filter(({ request }) => request === 'Update');
  expect(written.length).toBeLessThanOrEqual(6);
  expect(await silence()).toBe(0);
});

test('of one that is relieved by another process, that one sees at once what is owed, and this one what is owed later', async () => {
  const [decides, pushes] = [server.world, fresh()];
  for (let at = 0; at < 5; at++) {
    await owed(decides, 'push');
    await relieved(pushes, 'push');
    expect(await silence()).toBe(0);
    server.clock.now += 4 * MINUTE;
  }
  server.clock.now += 10 * MINUTE;
  await owed(decides, 'push');
  server.clock.now += 70 * MINUTE;
  expect(await silence()).toBe(70 * MINUTE);
});

test('one that has gone well till now is known to be silent ten minutes later, and since when', async () => {
  const { world, clock } = server;
  await owed(world, 'mail');
  await relieved(world, 'mail');
  clock.now += MINUTE;
  for (let at = 0; at < 5; at++) {
    await owed(world, 'mail');
    clock.now += 4 * MINUTE;
  }
  expect(await silence()).toBe(20 * MINUTE);
});

test('on one machine it is a line of the log after an hour', async () => {
  const lines: Failure[] = [];
  const log = (line: Failure): void => void lines.push(line);
  await owed(server.world, 'mail');
  server.clock.now += SILENCE - 1;
  await tellSilence(server.world, log);
  expect(lines).toEqual([]);
  server.clock.now += 1;
  await tellSilence(server.world, log);
  expect(lines.map(({ error }) => error)).toEqual(['ChannelSilent']);
});

test('a database that is busy fails nothing: it is written with the next', async () => {
  const { world, clock } = server;
  let isBusy = true;
  const update: typeof world.db.update = (...given) =>
    isBusy ? Promise.reject(Object.assign(new Error('busy'), { name: 'ThrottlingException' })) : world.db.update(...given);
  const shaky = { ...world, db: { ...world.db, update } };
  await owed(shaky, 'mail');
  expect(await silence()).toBe(0);
  isBusy = false;
  clock.now += 5 * MINUTE;
  await owed(shaky, 'mail');
  expect(await silence()).toBe(5 * MINUTE);
});
