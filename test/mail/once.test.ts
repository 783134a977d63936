/** Whatever is told is told once by every channel, however often it comes. docs/notices.md, "Once" */

import { games } from '@shared/games/index';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Letter } from '../../functions/mail/letter';
import type { Message } from '../../functions/publish/message';
import { everywhere, hookOf, reachEverywhere, setNotices } from '../support/channels';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import { sitDown, type Table } from '../support/table-play';
import { addressOf, changeAccount } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const SEATS = 5;

let server: ClockedServer;
let table: Table;
let players: readonly string[];
let refuses: string | undefined;
let letters: Letter[];

/** Five at a table that has begun, and whom nobody has told of it yet. */
beforeEach(async () => {
  refuses = undefined;
  letters = [];
  server = await startClockedServer({
    registry: [...games, oneMove],
    mail: {
      base: 'https://casebook.example',
      async send(letter) {
        if (letter.to === refuses) throw new Error('not now');
        letters.push(letter);
      },
    },
  });
  table = await sitDown(await Visitor.at(server.address), { title: 'one-move', options: { moves: 1000 }, seats: SEATS });
  players = [];
  for (const [seat, visitor] of table.players.entries()) {
    players = [...players, await reachEverywhere(server, visitor)];
    await changeAccount(server, players[seat] ?? '', { email: addressOf(seat), guest: false });
    await setNotices(visitor, { ways: { turn: everywhere('now') } });
  }
});

afterEach(() => server.stop());

const STARTED = (): Message => ({ kind: 'started', game: table.id });

/** How often each was told by each channel, by seat. */
function told(): readonly (readonly [mails: number, pushes: number, posts: number])[] {
  return players.map((player, seat) => [
    letters.filter(({ to }) => to === addressOf(seat)).length,
    server.pushes.filter(({ to }) => browsers().get(to.endpoint) === seat).length,
    server.posts.filter(({ address }) => address === hookOf(player)).length,
  ]);
}

/** Whose browser each is, by seat. They are told in turn, and each has one. */
function browsers(): ReadonlyMap<string, number> {
  const ends = [...new Set(server.pushes.map(({ to }) => to.endpoint))];
  return new Map(ends.map((end, seat) => [end, seat]));
}

const ONCE = Array.from({ length: SEATS }, () => [1, 1, 1]);

test('a start is told to all, by every channel', async () => {
  await server.work();
  expect(told()).toEqual(ONCE);
  expect(server.failures).toEqual([]);
});

describe('it is told once', () => {
  test('when it comes again', async () => {
    await server.work();
    for (let times = 0; times < 3; times++) await server.handle(STARTED());
    await server.work();
    expect(told()).toEqual(ONCE);
  });

  test('when ten come at the same time, and again when all claims are over', async () => {
    const all = (): Promise<unknown> => Promise.allSettled(Array.from({ length: 10 }, () => server.handle(STARTED())));
    await all();
    await server.work();
    await server.passing(120_000);
    await all();
    await server.passing(120_000);
    expect(told()).toEqual(ONCE);
    expect(server.failures).toEqual([]);
  });

  test('when what was handed over comes twice at once', async () => {
    await server.work();
    const handed = server.messages.filter((message) => 'channel' in message);
    expect(handed).toHaveLength(2 * SEATS);
    await Promise.allSettled(handed.flatMap((message) => [server.handle(message), server.handle(message)]));
    await server.passing(120_000);
    expect(told()).toEqual(ONCE);
  });
});

test('one whom no mail reaches keeps it from nobody else, nor from their other channels, and is told in the end', async () => {
  refuses = addressOf(2);
  await server.work();
  expect(told()).toEqual(ONCE.map((one, seat) => (seat === 2 ? [0, 1, 1] : one)));
  expect(server.failures.map(({ route }) => route)).toEqual(['started']);
  refuses = undefined;
  await server.passing(60_000);
  expect(told()).toEqual(ONCE);
});

test('who is told of a kind by no channel is not told, and the others are', async () => {
  const [, second] = table.players;
  if (second) await setNotices(second, { ways: { started: everywhere('off') } });
  await server.work();
  expect(letters.map(({ to }) => to)).not.toContain(addressOf(1));
  expect([letters.length, server.pushes.length, server.posts.length]).toEqual([4, 4, 4]);
});

test('a message for one alone is told to nobody else', async () => {
  await server.work();
  letters.length = 0;
  server.clock.now += 1;
  await server.handle({ kind: 'started', game: table.id, to: 'nobody' });
  expect(letters).toEqual([]);
});
