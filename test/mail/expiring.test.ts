/** "Your table is about to close": to its host, once, while there is time to do something. */

import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Letter, Mail } from '../../functions/mail/letter';
import { type ClockedServer, startClockedServer } from '../support/clock';
import { DAY } from '../support/time';
import { addressOf, changeAccount, stored, tellOf } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: ClockedServer;
let host: Visitor;
let id: string;
let invite: string;

const letters: Letter[] = [];
const mail: Mail = { base: 'https://casebook.example', send: async (letter) => void letters.push(letter) };

beforeAll(async () => {
  server = await startClockedServer({ registry: games });
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

beforeEach(async () => {
  letters.length = 0;
  host = await Visitor.at(server.address);
  await host.enter('Nora');
  await changeAccount(server, (await host.me()).id, { email: addressOf(0), guest: false, timeZone: 'Asia/Kolkata' });
  ({ id, invite } = await host.create({ title: 'pi', options: { edition: 'first' }, seats: 4, visibility: 'open' }));
});

async function arrive(): Promise<void> {
  await tellOf(server, mail, { kind: 'expiring', game: id });
}

async function join(name: string): Promise<void> {
  const guest = host.another();
  await guest.enter(name);
  await guest.join(id, { invite });
}

async function later(time: number): Promise<void> {
  server.clock.now += time;
}

function said(): string {
  return letters[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
}

test('it goes by itself two days before, and then the table is closed', async () => {
  const mine = () => server.letters.filter((letter) => letter.id.startsWith(`expiring-${id}-`));
  await server.passing(12 * DAY - 1);
  expect(mine()).toEqual([]);
  await server.passing(1);
  expect(mine().map(({ to, subject }) => [to, subject])).toEqual([[addressOf(0), 'Your table for P.I. is about to close']]);
  await server.passing(2 * DAY);
  expect((await stored(server, id)).status).toBe('cancelled');
  expect(mine()).toHaveLength(1);
});

test('it says when the table closes, on the clock of its host, and leads there', async () => {
  const { created } = await stored(server, id);
  server.clock.now = created + 12 * DAY;
  await arrive();
  const closes = new Date(created + 14 * DAY + 5.5 * 60 * 60 * 1000).toISOString().slice(11, 16);
  expect(said()).toContain('Hello Nora,');
  expect(said()).toContain('of 4 seats 1 is taken');
  expect(said()).toContain(`, ${closes} (India Standard Time), the table is closed.`);
  expect(said()).toContain(`https://casebook.example/game/?id=${id}`);
  expect(said()).not.toContain(invite);
});

test('to begin with those who are there is offered where they are enough', async () => {
  await join('Theo');
  server.clock.now += 12 * DAY;
  await arrive();
  expect(said()).toContain('Start with the 2 who are there.');
});

test('one alone is told to invite others, and not to begin', async () => {
  server.clock.now += 12 * DAY;
  await arrive();
  expect(said()).toContain('Send the link of the table');
  expect(said()).not.toContain('Start');
});

test('told twice, it goes once', async () => {
  server.clock.now += 12 * DAY;
  await Promise.allSettled([arrive(), arrive()]);
  await arrive();
  expect(letters).toHaveLength(1);
});

describe('it is not sent', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['where the game has begun', async () => [await join('A'), await join('B'), await join('C')]],
    ['where the table is closed', () => host.expect(204, `/api/games/${id}`, { method: 'DELETE' })],
    ['where the host has no address', async () => changeAccount(server, (await host.me()).id, { email: undefined })],
    [
      'where the host wants no such mail',
      async () => changeAccount(server, (await host.me()).id, { notices: { ways: { expiring: { mail: 'off' } } } }),
    ],
    ['before it is time', () => later(-DAY)],
    ['when the table has to be closed already', () => later(2 * DAY)],
  ])('%s', async (_, meanwhile) => {
    server.clock.now = (await stored(server, id)).created + 12 * DAY;
    await meanwhile();
    await arrive();
    expect(letters).toEqual([]);
  });

  test('for a table that is not there', async () => {
    await tellOf(server, mail, { kind: 'expiring', game: 'nowhere' });
    expect(letters).toEqual([]);
  });
});
