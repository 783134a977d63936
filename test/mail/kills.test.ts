/** Whoever tells is killed, at each of its requests: then it is told once, twice where it was out already, and never not at all. docs/notices.md, "Once" */

import { games } from '@shared/games/index';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Letter, Mail } from '../../functions/mail/letter';
import { LEASE } from '../../functions/notify/once';
import type { World } from '../../functions/play/world';
import { handle } from '../../functions/publish/handle';
import type { Message } from '../../functions/publish/message';
import { digestAt } from '../../functions/store/digest';
import { digestKey } from '../../functions/store/keys';
import { readNews } from '../../functions/store/news';
import { mailHandlers } from '../../functions/work/mail';
import { everywhere, reachEverywhere, say, setNotices } from '../support/channels';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { Killed, mortal } from '../support/mortal';
import { oneMove } from '../support/one-move';
import type { Table } from '../support/table-play';
import { DAY, HOUR } from '../support/time';
import { addressOf, changeAccount, sitDownWithAddresses, stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: ClockedServer;
let table: Table;
let player: string;
let letters: Letter[];

beforeEach(async () => {
  letters = [];
  const mail: Mail = { base: 'https://casebook.example', send: async (letter) => void letters.push(letter) };
  server = await startClockedServer({ registry: [...games, oneMove], mail });
  server.clock.now = Date.UTC(2026, 0, 1, 12);
  const agreed = { title: 'one-move', options: { moves: 1000 }, seats: 2 };
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), agreed);
  const [first, second] = table.players as [Visitor, Visitor];
  player = await reachEverywhere(server, second);
  await setNotices(first, { ways: { started: everywhere('off'), turn: everywhere('off') } });
  await setNotices(second, { ways: { started: everywhere('off'), turn: everywhere('now') } });
  await server.work();
});

afterEach(() => server.stop());

async function move(seat: number): Promise<void> {
  const { version } = await stored(server, table.id);
  await table.players[seat]?.act(table.id, version, { type: 'guess', number: 1 });
}

/** Does what a message is about, killed with its request of this number. What was handed over before is done. @returns whether it was killed */
async function dying(message: Message, last: number, when: 'before' | 'after'): Promise<boolean> {
  const world: World = { ...server.world, db: mortal(server.world.db, last, when) };
  const handOver = async (handed: readonly Message[]): Promise<void> => {
    for (const one of handed) await server.handle(one);
  };
  const mail: Mail = { base: 'https://casebook.example', send: async (letter) => void letters.push(letter) };
  try {
    await handle(mailHandlers(world, { mail, handOver }), message);
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

/** How often the second player was told, by each channel. */
function told(): readonly [mails: number, pushes: number, posts: number] {
  return [letters.filter(({ to }) => to === addressOf(1)).length, server.pushes.length, server.posts.length];
}

function forget(): void {
  for (const list of [letters, server.pushes, server.posts]) list.length = 0;
}

test.each(['before', 'after'] as const)('a turn, killed %s any of its requests', async (when) => {
  let twice = 0;
  for (let last = 1; ; last++) {
    await move(0);
    const { version } = await stored(server, table.id);
    const message: Message = { kind: 'turn', game: table.id, version };
    const isKilled = await dying(message, last, when);
    const early = told()[0];
    server.clock.now += LEASE;
    await server.work();
    await server.handle(message);
    const [mails, pushes, posts] = told();
    expect([pushes, posts], `request ${last}`).toEqual([1, 1]);
    expect(mails, `request ${last}`).toBeGreaterThanOrEqual(1);
    expect(mails, `request ${last}`).toBeLessThanOrEqual(early + 1);
    if (mails === 2) twice++;
    await move(1);
    await server.work();
    forget();
    if (!isKilled) break;
  }
  expect(twice).toBe(when === 'before' ? 1 : 0);
});

test.each(['before', 'after'] as const)(
  'a digest, killed %s any of its requests',
  async (when) => {
    const [first, second] = table.players as [Visitor, Visitor];
    await setNotices(second, { ways: { turn: everywhere('digest'), message: everywhere('digest') } });
    await changeAccount(server, player, { push: undefined });
    await move(0);
    await server.work();
    let twice = 0;
    for (let last = 1, day = Date.UTC(2026, 0, 2, 8); ; last++, day += DAY) {
      await say(first, table.id, `Good evening ${last}`);
      await server.work();
      server.clock.now = day;
      const isKilled = await dying({ kind: 'digest', player, at: day }, last, when);
      const early = told()[0];
      for (const wait of [0, LEASE, 5 * LEASE]) {
        server.clock.now += wait;
        await server.sweep();
      }
      const [mails, , posts] = told();
      expect(posts, `request ${last}`).toBe(1);
      expect(mails, `request ${last}`).toBeGreaterThanOrEqual(1);
      expect(mails, `request ${last}`).toBeLessThanOrEqual(early + 1);
      if (mails === 2) twice++;
      const [item] = await server.world.db.get(digestKey(player));
      expect(digestAt(item), `request ${last}`).toBe(day + DAY);
      for (const channel of ['mail', 'webhook'] as const) {
        expect(await readNews(server.world.db, player, channel), `request ${last}`).toEqual([]);
      }
      forget();
      if (!isKilled) break;
    }
    expect(twice).toBe(when === 'before' ? 1 : 0);
  },
  300_000,
);

test('whoever hands over is killed before a queue has it: the clock brings a digest again', async () => {
  const [, second] = table.players as [Visitor, Visitor];
  await changeAccount(server, player, { email: undefined });
  await setNotices(second, { ways: { turn: everywhere('digest') } });
  await move(0);
  await server.work();
  server.clock.now = Date.UTC(2026, 0, 2, 8);
  const lost = { mail: { base: '', send: () => Promise.reject(new Error('no mail')) }, handOver: async (): Promise<void> => {} };
  await handle(mailHandlers(server.world, lost), { kind: 'digest', player, at: server.clock.now });
  expect(told()).toEqual([0, 0, 0]);
  await server.passing(HOUR);
  expect(told()).toEqual([0, 1, 1]);
});
