/** The day's letter. docs/notices.md, "By what, and when" */

import { games } from '@shared/games/index';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Letter } from '../../functions/mail/letter';
import { digestAt } from '../../functions/store/digest';
import { digestKey } from '../../functions/store/keys';
import { readNews } from '../../functions/store/news';
import { everywhere, reachEverywhere, say, setNotices } from '../support/channels';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Agreed, Table } from '../support/table-play';
import { DAY, HOUR } from '../support/time';
import { sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const AGREED: Agreed = { title: 'one-move', options: { moves: 1000 }, seats: 2 };
const DAILY = { ways: { turn: everywhere('digest'), started: everywhere('digest'), message: everywhere('digest') } } as const;

let server: ClockedServer;
let table: Table;
let first: Visitor;
let second: Visitor;
let player: string;
let isShut = false;

/** Ten in the evening of 1 January, by UTC; the second player has a digest at eight, and the first is to move. */
beforeEach(async () => {
  isShut = false;
  server = await startClockedServer({
    registry: [...games, oneMove],
    pusher: {
      async push(to, payload, dispatch) {
        if (isShut) return { of: 'busy' };
        server.pushes.push({ to, payload, dispatch });
        return { of: 'sent' };
      },
    },
  });
  server.clock.now = Date.UTC(2026, 0, 1, 22);
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), AGREED);
  [first, second] = table.players as [Visitor, Visitor];
  player = await reachEverywhere(server, second);
  await setNotices(second, { ways: { started: everywhere('off') } });
  await server.work();
  await setNotices(second, DAILY);
});

afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

async function move(visitor: Visitor = first): Promise<void> {
  const { version } = await stored(server, table.id);
  await visitor.act(table.id, version, { type: 'guess', number: 1 });
  await server.work();
}

async function greet(): Promise<void> {
  await say(first, table.id, 'Good evening');
  await server.work();
}

/** It becomes so late. */
async function until(day: number, hour: number, minute = 0): Promise<void> {
  await server.passing(Date.UTC(2026, 0, day, hour, minute) - server.clock.now);
}

function digests(): readonly Letter[] {
  return server.letters.filter(({ id }) => id.startsWith('digest-'));
}

/** Digests by each channel. */
function told(): readonly [mails: number, pushes: number, posts: number] {
  const pushes = server.pushes.filter(({ payload }) => payload.tag === 'digest');
  return [digests().length, pushes.length, server.posts.filter(({ brief }) => brief.path === '/').length];
}

async function armed(): Promise<string | undefined> {
  const [item] = await server.world.db.get(digestKey(player));
  const at = digestAt(item);
  expect(item?.due === undefined).toBe(at === undefined);
  return at === undefined ? undefined : new Date(at).toISOString().slice(0, 16);
}

test('a game that waits stands in the digest of every morning, by every channel, until it waits no more', async () => {
  await move();
  expect(told()).toEqual([0, 0, 0]);
  await until(2, 7, 59);
  expect(told()).toEqual([0, 0, 0]);
  await until(2, 8);
  expect(told()).toEqual([1, 1, 1]);
  await until(3, 9);
  expect(told()).toEqual([2, 2, 2]);
  await move(second);
  await until(6, 9);
  expect(told()).toEqual([2, 2, 2]);
  expect(await armed()).toBeUndefined();
  expect(server.letters.filter(({ id }) => id.startsWith('turn-') && !id.includes(player))).not.toEqual([]);
});

test('where nothing waits and nothing has happened there is none', async () => {
  await until(4, 9);
  expect(told()).toEqual([0, 0, 0]);
  expect(await armed()).toBeUndefined();
});

test('games stand there by deadline, those without one last', async () => {
  await move();
  const paces = [
    { turn: 5 * DAY, weekends: true, vacation: true },
    { turn: 3 * DAY, weekends: true, vacation: true },
  ];
  const ids = [table.id];
  for (const pace of paces) {
    const { id } = await second.create({ ...AGREED, seats: 1, pace, visibility: 'invite' });
    ids.unshift(id);
  }
  await until(2, 8);
  const text = digests()[0]?.text ?? '';
  const places = ids.map((id) => text.indexOf(id));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('what has happened is told once, and is gone', async () => {
  await greet();
  await until(2, 8);
  expect(told()).toEqual([1, 1, 1]);
  await until(5, 9);
  expect(told()).toEqual([1, 1, 1]);
  for (const channel of ['mail', 'push', 'webhook'] as const) {
    expect(await readNews(server.world.db, player, channel)).toEqual([]);
  }
});

test('how a game ended is told though the clocks have gone back since the last digest', async () => {
  server.clock.now = Date.UTC(2026, 9, 24, 6, 30);
  const short = await sitDownWithAddresses(server, await Visitor.at(server.address), { ...AGREED, options: { moves: 1 } });
  const [mover, reader] = short.players as [Visitor, Visitor];
  await reader.change({ timeZone: 'Europe/Berlin' });
  await setNotices(reader, { ways: { over: { mail: 'digest' } } });
  await mover.act(short.id, 1, { type: 'guess', number: 1 });
  await server.passing(26 * HOUR);
  expect(digests().map(({ text }) => text)).toEqual([expect.stringContaining(short.id)]);
});

test('how a game ended is told with the next one where a channel took none', async () => {
  const short = await sitDownWithAddresses(server, await Visitor.at(server.address), { ...AGREED, options: { moves: 1 } });
  const [mover, reader] = short.players as [Visitor, Visitor];
  await reachEverywhere(server, reader);
  await setNotices(reader, { ways: { over: { mail: 'off', push: 'digest' } } });
  await mover.act(short.id, 1, { type: 'guess', number: 1 });
  await until(2, 7, 59);
  isShut = true;
  await until(2, 11);
  isShut = false;
  await until(3, 8);
  expect(told()).toEqual([0, 1, 0]);
});

test('what its player has seen meanwhile is no news', async () => {
  await greet();
  await second.expect(200, `/api/games/${table.id}/messages`);
  await until(3, 9);
  expect(told()).toEqual([0, 0, 0]);
});

test('what is said twice and comes again after the digest is told in no other', async () => {
  await greet();
  const said = server.messages.find(({ kind }) => kind === 'said');
  await until(2, 9);
  if (said) await server.handle(said);
  await until(4, 9);
  expect(told()).toEqual([1, 1, 1]);
});

test('quiet hours do not hold it up', async () => {
  await move();
  await setNotices(second, { quiet: { from: 20, until: 12 } });
  await until(2, 8);
  expect(told()).toEqual([1, 1, 1]);
});

describe('where its hour or zone is changed', () => {
  beforeEach(() => move());

  test('before it was due, it comes at the new one', async () => {
    await setNotices(second, { hour: 6 });
    await until(2, 6);
    expect(told()).toEqual([1, 1, 1]);
    await until(2, 23);
    expect(told()).toEqual([1, 1, 1]);
    expect(await armed()).toBe('2026-01-03T06:00');
  });

  test('to a zone further east, it comes earlier', async () => {
    await second.change({ timeZone: 'Asia/Kathmandu' });
    await until(2, 2, 14);
    expect(told()).toEqual([0, 0, 0]);
    await until(2, 2, 15);
    expect(told()).toEqual([1, 1, 1]);
  });

  test('after it came, there is no other on the same day, and what is kept waits for the next', async () => {
    await until(2, 9);
    await greet();
    await setNotices(second, { hour: 20 });
    await until(2, 23);
    expect(told()).toEqual([1, 1, 1]);
    expect(await readNews(server.world.db, player, 'mail')).toHaveLength(1);
    await until(3, 21);
    expect(told()).toEqual([2, 2, 2]);
    expect(digests()[1]?.text).toContain('Player 0');
    expect(await readNews(server.world.db, player, 'mail')).toEqual([]);
  });

  test('while it is on its way, it comes, and the next one by the new hour', async () => {
    server.clock.now = Date.UTC(2026, 0, 2, 8, 1);
    await setNotices(second, { hour: 7 });
    expect(await armed()).toBe('2026-01-02T08:00');
    await server.sweep();
    expect(told()).toEqual([1, 1, 1]);
    await server.passing(HOUR / 2);
    expect(await armed()).toBe('2026-01-03T07:00');
  });
});

test('who wants none any more gets none', async () => {
  await move();
  await setNotices(second, { ways: { turn: everywhere('off'), started: everywhere('off'), message: everywhere('off') } });
  expect(await armed()).toBeUndefined();
  await until(3, 9);
  expect(told()).toEqual([0, 0, 0]);
});

test('a day on which the clock stood still has its digest late, and the next day its own', async () => {
  await move();
  server.clock.now = Date.UTC(2026, 0, 2, 17);
  await server.sweep();
  await until(2, 23);
  expect(told()).toEqual([1, 1, 1]);
  await until(3, 9);
  expect(told()).toEqual([2, 2, 2]);
});

test('a channel that takes nothing for a while keeps it from no other, and has it later', async () => {
  await move();
  isShut = true;
  await until(2, 8, 30);
  expect(told()).toEqual([1, 0, 1]);
  isShut = false;
  await until(2, 11);
  expect(told()).toEqual([1, 1, 1]);
  expect(await armed()).toBe('2026-01-03T08:00');
});

test('twenty looks at once tell it once', async () => {
  await move();
  server.clock.now = Date.UTC(2026, 0, 2, 8);
  const message = { kind: 'digest', player, at: server.clock.now } as const;
  await Promise.allSettled(Array.from({ length: 20 }, () => server.handle(message)));
  await server.passing(HOUR);
  expect(told()).toEqual([1, 1, 1]);
});
