/** A friendly nudge, by mail. */

import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Letter, Mail } from '../../functions/mail/letter';
import type { MessageOf } from '../../functions/publish/message';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Table } from '../support/table-play';
import { DAY, nudge, takeVacation, wish } from '../support/time';
import { addressOf, changeAccount, sitDownWithAddresses, stored, tellOf } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: ClockedServer;
let table: Table;
let first: Visitor;
let other: Visitor;

let nudged: MessageOf<'nudge'> | undefined;
const letters: Letter[] = [];
const mail: Mail = { base: 'https://casebook.example', send: async (letter) => void letters.push(letter) };

beforeAll(async () => {
  server = await startClockedServer({ registry: [...games, oneMove] });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(async () => {
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), {
    title: 'one-move',
    options: { moves: 1000 },
    seats: 3,
    pace: { turn: 7 * DAY, weekends: true, vacation: true },
  });
  [first, other] = table.players as [Visitor, Visitor];
  await nudge(other, table.id, 1);
  nudged = { kind: 'nudge', game: table.id, at: (await stored(server, table.id)).nudged ?? 0 };
  letters.length = 0;
});

async function arrive(): Promise<void> {
  if (nudged) await tellOf(server, mail, nudged);
}

async function idOf(visitor: Visitor): Promise<string> {
  return (await visitor.me()).id;
}

test('it goes by itself to the player to move, and to nobody else', async () => {
  await server.work();
  const sent = server.letters.filter(({ id }) => id.startsWith(`nudge-${table.id}-`));
  expect(sent.map(({ to }) => to)).toEqual([addressOf(0)]);
});

test('it names who nudges, the game, and until when there is time, on the clock of the reader', async () => {
  await changeAccount(server, await idOf(first), { timeZone: 'Australia/Lord_Howe' });
  const { deadline = 0 } = await stored(server, table.id);
  await arrive();
  const [letter] = letters;
  expect(letter?.subject).toBe('A nudge from Player 1: your turn in one-move');
  expect(letter?.thread).toBe(`game-${table.id}`);
  const said = letter?.text.replaceAll(/\s+/g, ' ') ?? '';
  expect(said).toContain('Hello Player 0, Player 1 is looking forward to your turn in one-move');
  const hour = new Date(deadline + 11 * 60 * 60 * 1000).toISOString().slice(11, 16);
  expect(said).toContain(`, ${hour} (Lord Howe Daylight Time).`);
  expect(said).toContain(`https://casebook.example/game/?id=${table.id}`);
});

test('told twice, it goes once; the one of the next day goes again', async () => {
  await Promise.allSettled([arrive(), arrive()]);
  await arrive();
  expect(letters).toHaveLength(1);
  server.clock.now += DAY;
  await nudge(other, table.id, 1);
  nudged = { kind: 'nudge', game: table.id, at: (await stored(server, table.id)).nudged ?? 0 };
  await arrive();
  expect(letters).toHaveLength(2);
});

describe('it is not sent', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['to one who has moved meanwhile', async () => move()],
    ['to one who has muted the other', () => muteSeat(1)],
    ['to one who is on vacation by then', () => takeVacation(first, today(), today(9))],
    ['to one whose game pauses by then', async () => Promise.all(table.players.map((player) => wish(player, table.id, 'pause')))],
    [
      'to one who wants no such mail',
      async () => changeAccount(server, await idOf(first), { notices: { ways: { nudge: { mail: 'off' } } } }),
    ],
    ['to one who has no address', async () => changeAccount(server, await idOf(first), { email: undefined })],
    ['from one who has left the game', () => leave(1)],
    ['to one who has left the game', () => leave(0)],
    ['more than a day late', () => later(DAY + 1)],
  ])('%s', async (_, meanwhile) => {
    await meanwhile();
    await arrive();
    expect(letters).toEqual([]);
  });

  test('where nobody has nudged', async () => {
    await tellOf(server, mail, { kind: 'nudge', game: table.id, at: 7 });
    await tellOf(server, mail, { kind: 'nudge', game: 'nowhere', at: 7 });
    expect(letters).toEqual([]);
  });
});

test('it is sent to one who has muted somebody else', async () => {
  await muteSeat(2);
  await arrive();
  expect(letters).toHaveLength(1);
});

async function later(time: number): Promise<void> {
  server.clock.now += time;
}

function muteSeat(seat: number): Promise<unknown> {
  return first.expect(204, `/api/games/${table.id}/mutes/${seat}`, { method: 'PUT' });
}

async function move(): Promise<void> {
  const { version } = await stored(server, table.id);
  await first.act(table.id, version, { type: 'guess', number: 1 });
}

async function leave(seat: number): Promise<void> {
  const { version } = await stored(server, table.id);
  const leaving = { method: 'POST', headers: { 'If-Match': `"${version}"` } };
  await table.players[seat]?.expect(200, `/api/games/${table.id}/resignation`, leaving);
}

/** A day of the calendar, so many from now, in UTC. */
function today(from = 0): string {
  return new Date(server.clock.now + from * DAY).toISOString().slice(0, 10);
}
