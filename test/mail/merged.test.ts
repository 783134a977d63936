/** Whatever a guest was to be told later is told to the player whom they become. docs/notices.md, "Once" */

import { games } from '@shared/games/index';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everywhere, say, setNotices } from '../support/channels';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import { signIn } from '../support/sign-in';
import { sitDown, type Table } from '../support/table-play';
import { DAY, HOUR } from '../support/time';
import { stored } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const ADDRESS = 'nora@example.com';
const HOOK = 'https://hooks.example.com/nora';

let server: ClockedServer;
let table: Table;
let first: Visitor;
let guest: Visitor;

/** Eleven in the evening; the guest has a webhook, and wants quiet until seven. */
beforeEach(async () => {
  server = await startClockedServer({ registry: [...games, oneMove] });
  server.clock.now = Date.UTC(2026, 0, 5, 23);
  const somebody = await Visitor.at(server.address);
  await signIn(server, somebody, ADDRESS);
  table = await sitDown(somebody.another(), { title: 'one-move', options: { moves: 1000 }, seats: 2 });
  [first, guest] = table.players as [Visitor, Visitor];
  await guest.expect(200, '/api/me/webhook', { method: 'PUT', json: { address: HOOK } });
  const ways = { started: everywhere('off'), turn: everywhere('now'), message: everywhere('digest') } as const;
  await setNotices(guest, { ways, quiet: { from: 22, until: 7 } });
  await server.work();
  server.letters.length = 0;
});

afterEach(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

async function move(): Promise<void> {
  await first.act(table.id, (await stored(server, table.id)).version, { type: 'guess', number: 1 });
  await server.passing(HOUR);
}

/** What the player was told, without the letter with which they came in. */
function told(): readonly [mails: readonly string[], posts: readonly string[]] {
  const letters = server.letters.filter(({ id }) => !id.startsWith('code-'));
  return [letters.map(({ id }) => id.slice(0, id.indexOf('-'))), server.posts.map(({ brief }) => brief.path)];
}

test('a turn that was put off until the morning', async () => {
  await move();
  await signIn(server, guest, ADDRESS);
  await server.passing(DAY);
  expect(told()[1].filter((path) => path.includes(table.id))).toHaveLength(1);
});

test('news that was kept for the digest', async () => {
  await say(first, table.id, 'Good evening');
  await server.passing(HOUR);
  await signIn(server, guest, ADDRESS);
  await server.passing(DAY);
  expect(told()[1]).toEqual(['/']);
});

test('that they were removed from a table', async () => {
  const { id } = await first.create({ title: 'one-move', options: { moves: 1 }, seats: 3, visibility: 'open' });
  await guest.join(id);
  await setNotices(guest, { ways: { removed: everywhere('now') } });
  const { id: player } = await guest.me();
  await first.expect(204, `/api/games/${id}/seats/1?player=${player}`, { method: 'DELETE' });
  await server.passing(HOUR);
  await signIn(server, guest, ADDRESS);
  await server.passing(DAY);
  const [mails, posts] = told();
  expect(mails.filter((kind) => kind === 'removed')).toHaveLength(1);
  expect(posts.filter((path) => path.includes(id))).toHaveLength(1);
});
