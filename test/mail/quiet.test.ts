/** What is not told in quiet hours, and what becomes of it. docs/notices.md, "By what, and when" */

import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticeKey } from '../../functions/store/keys';
import { everywhere, hookOf, reachEverywhere, setNotices } from '../support/channels';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Table } from '../support/table-play';
import { DAY, HOUR } from '../support/time';
import { lettersOf } from '../support/told';
import { addressOf, putAway, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: ClockedServer;
let table: Table;
let first: Visitor;
let second: Visitor;
let player: string;

beforeAll(async () => {
  server = await startClockedServer({ registry: [...games, oneMove] });
});

/** It is eleven at night for the second player, who wants quiet until seven; the first is to move, and nobody is told of that. */
beforeEach(async () => {
  server.clock.now = Date.UTC(2026, 0, Math.floor(server.clock.now / DAY) - Date.UTC(2026) / DAY + 4, 23);
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), {
    title: 'one-move',
    options: { moves: 1000 },
    seats: 2,
    pace: { turn: DAY, weekends: true, vacation: true },
  });
  [first, second] = table.players as [Visitor, Visitor];
  player = await reachEverywhere(server, second);
  await setNotices(second, { ways: { started: everywhere('off'), turn: everywhere('now') }, quiet: { from: 22, until: 7 } });
  await server.work();
  return () => putAway(server, table.id);
});

async function move(visitor: Visitor): Promise<void> {
  const { version } = await stored(server, table.id);
  await visitor.act(table.id, version, { type: 'guess', number: 1 });
}

/** How often the second player was told of a turn, by each channel. */
function told(): readonly [mails: number, pushes: number, posts: number] {
  return [
    lettersOf(server, 'turn', table.id).filter(({ to }) => to === addressOf(1)).length,
    server.pushes.filter(({ payload }) => payload.tag === table.id).length,
    server.posts.filter(({ address }) => address === hookOf(player)).length,
  ];
}

test('a turn of the night is told in the morning, once by each channel', async () => {
  await move(first);
  await server.passing(8 * HOUR - 1);
  expect(told()).toEqual([0, 0, 0]);
  await server.passing(1);
  expect(told()).toEqual([1, 1, 1]);
  // Before the reminder.
  await server.passing(9 * HOUR);
  expect(told()).toEqual([1, 1, 1]);
  expect(server.failures).toEqual([]);
});

test('it is told once too where its message comes all night and twice, and the clock looks twice', async () => {
  await move(first);
  const { version } = await stored(server, table.id);
  for (let hour = 0; hour < 7; hour++) {
    await server.handle({ kind: 'turn', game: table.id, version });
    await server.passing(HOUR);
  }
  server.clock.now += HOUR;
  await Promise.all([server.sweep(), server.sweep()]);
  await server.passing(3 * HOUR);
  expect(told()).toEqual([1, 1, 1]);
});

test('a turn that was taken in the night is told to nobody, and is not looked for again the next day', async () => {
  await move(first);
  await server.work();
  await move(second);
  await server.passing(DAY - HOUR);
  expect(told()).toEqual([0, 0, 0]);
  for (const channel of ['mail', 'push', 'webhook']) {
    const [item] = await server.world.db.get(noticeKey(player, `turn-${table.id}-2-${channel}`));
    expect([item?.message !== undefined, item?.due]).toEqual([true, undefined]);
  }
});

test('a smart notice of the night is dropped where its player has been there before the morning', async () => {
  await setNotices(second, { ways: { turn: everywhere('smart') } });
  await move(first);
  await server.passing(3 * HOUR);
  await second.game(table.id);
  await server.passing(DAY / 2);
  expect(told()).toEqual([0, 0, 0]);
});

test('it comes all the same to who was there before the turn and not since', async () => {
  await setNotices(second, { ways: { turn: everywhere('smart') } });
  await second.game(table.id);
  await move(first);
  await server.passing(8 * HOUR);
  expect(told()).toEqual([1, 1, 1]);
});

test('where a clock that stood still finds it late, it is told then, and at noon rather than in the next night', async () => {
  await move(first);
  await server.passingUnseen(13 * HOUR);
  expect(told()).toEqual([1, 1, 1]);
});

test('where the night was made longer meanwhile, it is told when that is over', async () => {
  await move(first);
  await server.work();
  await setNotices(second, { quiet: { from: 22, until: 9 } });
  await server.passing(10 * HOUR - 1);
  expect(told()).toEqual([0, 0, 0]);
  await server.passing(1);
  expect(told()).toEqual([1, 1, 1]);
});

test.each([
  ['lifted', { quiet: 'none' }],
  ['others', { quiet: { from: 3, until: 4 } }],
] as const)(
  'where quiet hours are %s in the night, what they held is told when the clock looks next, and once',
  async (_, change) => {
    await move(first);
    await server.passing(HOUR);
    expect(told()).toEqual([0, 0, 0]);
    await setNotices(second, change);
    await server.passing(1);
    expect(told()).toEqual([1, 1, 1]);
    await server.passing(10 * HOUR);
    expect(told()).toEqual([1, 1, 1]);
    expect(server.failures).toEqual([]);
  },
);

test('where its player goes where it is day, it is told there', async () => {
  await move(first);
  await server.passing(HOUR);
  await second.change({ timeZone: 'Asia/Tokyo' });
  await server.passing(1);
  expect(told()).toEqual([1, 1, 1]);
});

test('a worker whose clock is behind that of the finder waits for the end of the night in its queue', async () => {
  await move(first);
  await server.passing(8 * HOUR - 4000);
  const { version } = await stored(server, table.id);
  const early = server.handle({ kind: 'turn', game: table.id, version, to: player });
  await expect(early).rejects.toMatchObject({ name: 'Later', after: 4000 });
  expect(told()).toEqual([0, 0, 0]);
});

test('in the last minutes of the night nothing is put off: the queue waits', async () => {
  await server.passing(8 * HOUR - 60_000);
  await move(first);
  await server.work();
  const [item] = await server.world.db.get(noticeKey(player, `turn-${table.id}-2-mail`));
  expect(item).toBeUndefined();
  await server.passing(60_000);
  expect(told()).toEqual([1, 1, 1]);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});
