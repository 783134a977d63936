/** "Your time is running out": sent once, while it does. */

import { games } from '@shared/games/index';
import type { Pace } from '@shared/pace/pace';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Letter } from '../../functions/mail/letter';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { oneMove } from '../support/one-move';
import type { Agreed, Table } from '../support/table-play';
import { DAY, endVacation, giveTime, goOn, HOUR, takeVacation, wish } from '../support/time';
import { addressOf, changeAccount, putAway, sitDownWithAddresses, stored, tellOf } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

/** Five days for a turn: who does not choose is reminded a day before the end. */
const PACE: Pace = { turn: 5 * DAY, weekends: true, vacation: true };
const LEFT = DAY;

const ONE_MOVE = { title: 'one-move', options: { moves: 1000 } };

let server: ClockedServer;
let table: Table;
let begun = false;
let first: Visitor;
let other: Visitor;

beforeAll(async () => {
  server = await startClockedServer({ registry: [...games, oneMove] });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(() => begin());

/** Another game; the one before is put away. */
async function begin(pace = PACE, title: Pick<Agreed, 'title' | 'options'> = ONE_MOVE): Promise<void> {
  if (begun) await putAway(server, table.id);
  begun = true;
  const agreed = { ...title, seats: 2, pace, rated: true };
  table = await sitDownWithAddresses(server, await Visitor.at(server.address), agreed);
  [first, other] = table.players as [Visitor, Visitor];
  await server.work();
  server.letters.length = 0;
}

/** The reminders of this game, to its first player. */
function reminders(): readonly Letter[] {
  return server.letters.filter(({ id, to }) => id.startsWith(`reminder-${table.id}-`) && to === addressOf(0));
}

test('one that the clock finds a moment before the time of who writes it waits', async () => {
  const { turn } = await stored(server, table.id);
  server.clock.now = (turn?.remind ?? 0) - 1000;
  const mail = { base: 'https://casebook.example', send: async (letter: Letter) => void server.letters.push(letter) };
  const early = tellOf(server, mail, { kind: 'reminder', game: table.id, turn: turn?.number ?? 0 });
  await expect(early).rejects.toMatchObject({ name: 'Later', after: 1000 });
  expect(reminders()).toEqual([]);
});

async function move(by = first): Promise<void> {
  const { version } = await stored(server, table.id);
  await by.act(table.id, version, { type: 'guess', number: 1 });
}

async function zoneOfFirst(timeZone: string): Promise<void> {
  await changeAccount(server, (await first.me()).id, { timeZone });
}

/** The message as the queue has it, now. */
async function told(turn = 1): Promise<void> {
  const mail = { base: 'https://casebook.example', send: async (letter: Letter) => void server.letters.push(letter) };
  await tellOf(server, mail, { kind: 'reminder', game: table.id, turn });
}

test('it comes when as much is left as its player chose, and not before', async () => {
  await server.passing(5 * DAY - LEFT - 1);
  expect(reminders()).toEqual([]);
  await server.passing(1);
  expect(reminders().map(({ subject }) => subject)).toEqual(['Reminder: your turn in one-move with Player 1']);
});

test('it says until when, as the clock of its reader has it, and what happens then', async () => {
  server.clock.now = Date.UTC(2026, 9, 28, 6);
  await begin();
  await zoneOfFirst('America/New_York');
  await server.passing(4 * DAY);
  const said = reminders()[0]?.text.replaceAll(/\s+/g, ' ');
  expect(said).toContain('Hello Player 0,');
  expect(said).toContain('You have until Monday 2 November, 01:00 (Eastern Standard Time).');
  expect(said).toContain('an automatic turn is played for you.');
});

test.each([
  [1, 'you forfeit and are out of the game'],
  [2, 'with the next turn that you miss you are out of the game'],
  [3, 'an automatic turn is played for you.'],
] as const)('where the %i. miss is a forfeit it says so', async (forfeit, said) => {
  await begin({ ...PACE, forfeit });
  await server.passing(4 * DAY);
  expect(reminders()[0]?.text.replaceAll(/\s+/g, ' ')).toContain(said);
});

test('told twice at once, and again later, it is sent once', async () => {
  await server.passing(4 * DAY - 1);
  server.clock.now += 1;
  await Promise.allSettled([told(), told(), told()]);
  await told();
  await server.passing(HOUR);
  await told();
  expect(reminders()).toHaveLength(1);
});

describe('it is not sent', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the turn has passed', () => move()],
    ['it is the turn of another number', async () => [await move(), await move(other)]],
    ['they were given more time', () => giveTime(other, table.id, 1)],
    ['the game is paused', async () => [await wish(first, table.id, 'pause'), await wish(other, table.id, 'pause')]],
    ['they are on vacation', () => takeVacation(first, dayOf(), dayOf(9))],
    ['they do not want to be reminded', () => first.change({ reminder: 'never' })],
    [
      'they want no such mail',
      async () => changeAccount(server, (await first.me()).id, { notices: { ways: { reminder: { mail: 'off' } } } }),
    ],
    ['they have resigned', () => resign()],
  ])('where %s by the time it comes', async (_, meanwhile) => {
    await server.passing(4 * DAY - 1);
    await meanwhile();
    server.clock.now += 2;
    await told();
    expect(reminders()).toEqual([]);
  });

  test('when the time is up', async () => {
    server.clock.now += 5 * DAY;
    await told();
    expect(reminders()).toEqual([]);
  });

  test('where there is no clock', async () => {
    await begin({ weekends: true, vacation: true });
    server.clock.now += 100 * DAY;
    await told();
    expect(reminders()).toEqual([]);
  });

  test('of a game that is not there', async () => {
    await tellOf(server, { base: '', send: async () => expect.unreachable() }, { kind: 'reminder', game: 'x', turn: 1 });
  });
});

describe('it comes later', () => {
  test('where they were given more time', async () => {
    await server.passing(3 * DAY);
    await giveTime(other, table.id, 1);
    await server.passing(6 * DAY - 1);
    expect(reminders()).toEqual([]);
    await server.passing(1);
    expect(reminders()).toHaveLength(1);
  });

  test('where the game was paused', async () => {
    await server.passing(3 * DAY);
    await wish(first, table.id, 'pause');
    await wish(other, table.id, 'pause');
    await server.passing(10 * DAY);
    await goOn(other, table.id);
    await server.passing(DAY - 1);
    expect(reminders()).toEqual([]);
    await server.passing(1);
    expect(reminders()).toHaveLength(1);
  });

  test('where they were on vacation', async () => {
    await server.passing(3 * DAY);
    await takeVacation(first, dayOf(), dayOf(20));
    await server.passing(10 * DAY);
    await endVacation(first);
    expect(reminders()).toEqual([]);
    await server.passing(2 * DAY);
    expect(reminders()).toHaveLength(1);
  });
});

test('who is on vacation at a table that does not stop for it is reminded all the same', async () => {
  await begin({ ...PACE, vacation: false });
  await takeVacation(first, dayOf(), dayOf(9));
  await server.passing(4 * DAY);
  expect(reminders()).toHaveLength(1);
});

test('who has done a part of their turn is reminded of the rest', async () => {
  await begin(PACE, { title: 'mr-jack-pocket', options: { roles: 'host-investigator' } });
  const act = async (seat: number): Promise<void> => {
    const player = table.players[seat] as Visitor;
    const { choices = [], version } = await player.game(table.id);
    const choice = Object.entries(choices[0] ?? { type: '' }).map(([name, held]) => [name, Array.isArray(held) ? held[0] : held]);
    await player.act(table.id, version, Object.fromEntries(choice));
  };
  const { turn } = await stored(server, table.id);
  await act(turn?.seat ?? 0);
  const middle = (await stored(server, table.id)).turn;
  await act(middle?.seat ?? 0);
  expect((await stored(server, table.id)).turn).toMatchObject({ number: middle?.number, acted: true });
  await server.passing(4 * DAY);
  const sent = server.letters.filter(({ id }) => id.startsWith(`reminder-${table.id}-`));
  expect(sent.map(({ to }) => to)).toEqual([addressOf(middle?.seat ?? 0)]);
});

/** A day of the calendar, so many from now, in UTC. */
function dayOf(from = 0): string {
  return new Date(server.clock.now + from * DAY).toISOString().slice(0, 10);
}

async function resign(): Promise<void> {
  const { version } = await stored(server, table.id);
  await first.expect(200, `/api/games/${table.id}/resignation`, { method: 'POST', headers: { 'If-Match': `"${version}"` } });
}
