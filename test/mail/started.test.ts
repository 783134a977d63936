/** "The game has begun": once to each who plays, with what chance is held to. */

import { createHash } from 'node:crypto';
import { findGame, type Game, games } from '@shared/games/index';
import type { RecordedGame } from '@shared/record/record';
import { verify } from '@shared/record/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Letter, Mail } from '../../functions/mail/letter';
import { LEASE } from '../../functions/notify/once';
import { assign } from '../../functions/store/dynamo/expression';
import { gameKey } from '../../functions/store/keys';
import { oneMove } from '../support/one-move';
import { openPostOffice, type PostOffice } from '../support/post-office';
import { type Server, startServer } from '../support/server';
import { playOn, type Table } from '../support/table-play';
import { addressOf, BASE, changeAccount, mailBy, sitDownWithAddresses, stored, tell, tellOf } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

const registry = [...games, oneMove];
const DAY = 24 * 60 * 60 * 1000;

let server: Server;
let office: PostOffice;
let mail: Mail;
let table: Table;

beforeAll(async () => {
  server = await startServer({ registry });
});

beforeEach(async () => {
  office = await openPostOffice();
  mail = mailBy(office);
  table = await sit(3);
  return () => office.close();
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

async function sit(seats: number, title = 'one-move', options: Record<string, unknown> = { moves: 9 }): Promise<Table> {
  return sitDownWithAddresses(server, await Visitor.at(server.address), { title, options, seats });
}

function begin(by: Mail = mail): Promise<void> {
  return tellOf(server, by, { kind: 'started', game: table.id });
}

/** The player whose turn it is guesses. */
async function move(): Promise<void> {
  const { turn, version } = await stored(server, table.id);
  await table.players[turn?.seat ?? 0]?.act(table.id, version, { type: 'guess', number: 1 });
}

/** Who was told what, by their address. */
function told(): Readonly<Record<string, readonly string[]>> {
  const subjects = [0, 1, 2].map((seat) => {
    const mine = office.letters.filter(({ to }) => to.includes(addressOf(seat)));
    return [addressOf(seat), mine.map(({ mail: { subject = '' } }) => subject)];
  });
  return Object.fromEntries(subjects);
}

const FIRST = 'Your turn in one-move with Player 1 and Player 2';
const begunWith = (names: string): string => `one-move with ${names} has begun`;

test('each player gets one mail, and the one whose turn it is reads that in it', async () => {
  await begin();
  expect(told()).toEqual({
    [addressOf(0)]: [FIRST],
    [addressOf(1)]: [begunWith('Player 0 and Player 2')],
    [addressOf(2)]: [begunWith('Player 0 and Player 1')],
  });
  for (const { mail } of office.letters) {
    for (const part of [mail.text, mail.html]) {
      for (const name of ['Player 0', 'Player 1', 'Player 2']) expect(part).toContain(name);
      expect(part).toContain('the game has begun');
    }
  }
  const texts = office.letters.map(({ to: [to], mail }) => [to, mail.text?.replaceAll(/\s+/g, ' ')] as const);
  for (const [to, text] of texts) expect(text).toContain(to === addressOf(0) ? 'It is your turn.' : 'It is Player 0’s turn.');
});

test('it carries the commitment and the hash of the transcript, and leads to where they are checked', async () => {
  await begin();
  const { id, title, rules, options, seats } = await stored(server, table.id);
  const { commitment } = await (table.players[0] as Visitor).game(id);
  const contributions = seats.map(({ contribution = '' }) => contribution);
  const transcript = createHash('sha256').update(JSON.stringify({ contributions, id, options, rules, title })).digest('hex');
  expect(office.letters).toHaveLength(3);
  for (const { mail } of office.letters) {
    for (const part of [mail.text, mail.html]) {
      for (const told of [commitment, transcript, `${BASE}/check/?id=${id}`]) expect(part).toContain(told);
    }
  }
  await playOn(table, { seed: 1 });
  const record = await (table.players[0] as Visitor).expect<RecordedGame>(200, `/api/games/${id}/record`);
  expect(verify(findGame(registry, 'one-move') as Game, record)).toMatchObject({ transcript, flaws: [] });
});

test('the letters go out one after the other', async () => {
  let [under, most] = [0, 0];
  const counting: Mail = {
    ...mail,
    async send(letter) {
      most = Math.max(most, ++under);
      await mail.send(letter);
      under--;
    },
  };
  await begin(counting);
  expect([office.letters.length, most]).toEqual([3, 1]);
});

test('the mails of the turns that follow stay in its thread', async () => {
  await begin();
  await move();
  await tell(server, mail, table.id);
  const threads = office.letters.map(({ mail }) => mail.inReplyTo);
  expect(threads).toEqual(Array(4).fill(`<game-${table.id}@example.net>`));
  expect(new Set(office.letters.map(({ mail }) => mail.messageId)).size).toBe(4);
});

test('told again, together with the turn and later, it is sent once to each', async () => {
  await Promise.allSettled([begin(), begin(), tell(server, mail, table.id), begin()]);
  server.clock.now += LEASE;
  await begin();
  await tell(server, mail, table.id);
  expect(Object.values(told()).map(({ length }) => length)).toEqual([1, 1, 1]);
});

test('who has moved before the mail went is told that the game has begun, and not that it is their turn', async () => {
  await move();
  await tell(server, mail, table.id);
  await begin();
  expect(told()).toEqual({
    [addressOf(0)]: [begunWith('Player 1 and Player 2')],
    [addressOf(1)]: ['Your turn in one-move with Player 0 and Player 2', begunWith('Player 0 and Player 2')],
    [addressOf(2)]: [begunWith('Player 0 and Player 1')],
  });
  const [letter] = office.letters.filter(({ to }) => to.includes(addressOf(0)));
  expect(letter?.mail.text).not.toMatch(/your turn/i);
  expect(letter?.mail.text).toContain('Player 1’s turn');
});

test.each<[string, () => Promise<void>]>([
  ['has no address', async () => changeAccount(server, await playerAt(1), { email: undefined })],
  ['wants no such mail', async () => changeAccount(server, await playerAt(1), { turnMail: false, notices: undefined })],
  ['has a closed account', async () => changeAccount(server, await playerAt(1), { banned: 1 })],
  ['is leaving for good', async () => changeAccount(server, await playerAt(1), { leaving: 1 })],
  ['has left the game', () => leave(1)],
])('who %s gets none, and all others get theirs', async (_, meanwhile) => {
  await meanwhile();
  await begin();
  expect(Object.values(told()).map(({ length }) => length)).toEqual([1, 0, 1]);
});

test.each<[string, () => Promise<unknown>]>([
  ['is over', () => playOn(table, { seed: 1 })],
  ['was voided', () => server.world.db.update(gameKey(table.id), assign({ status: 'void' }), { text: 'attribute_exists(pk)' })],
])('nobody is told of a game that %s', async (_, meanwhile) => {
  await meanwhile();
  await begin();
  expect(office.letters).toEqual([]);
});

test('nobody is told of a game that is not there', async () => {
  await tellOf(server, mail, { kind: 'started', game: 'nowhere' });
  expect(office.letters).toEqual([]);
});

test('after three days it is no news any more but to the one whose first turn it still is', async () => {
  server.clock.now += 3 * DAY;
  await begin();
  expect(told()).toEqual({ [addressOf(0)]: [FIRST], [addressOf(1)]: [], [addressOf(2)]: [] });
});

describe('a letter that does not go out', () => {
  const failing = (to: string): Mail => ({
    ...mail,
    send: (letter: Letter) => (letter.to === to ? Promise.reject(new Error('no such mailbox')) : mail.send(letter)),
  });

  test('keeps no other from going, and goes itself with the next try', async () => {
    await expect(begin(failing(addressOf(0)))).rejects.toThrow('no such mailbox');
    expect(Object.values(told()).map(({ length }) => length)).toEqual([0, 1, 1]);
    await begin();
    expect(Object.values(told()).map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  test('because its worker was killed, goes when the claim is over', async () => {
    await expect(begin(failing(addressOf(2)))).rejects.toThrow('no such mailbox');
    let begun = (): void => {};
    const sending = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const hanging: Mail = {
      ...mail,
      send: () => {
        begun();
        return new Promise(() => {});
      },
    };
    void begin(hanging);
    await sending;
    await expect(begin()).rejects.toThrow('later');
    server.clock.now += LEASE;
    await begin();
    expect(Object.values(told()).map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});

test('names that try to be markup or headers stay names', async () => {
  const name = 'Nora\r\nBcc: evil@example.com\r\n\r\n<script>alert(1)</script>';
  const seats = (await stored(server, table.id)).seats.map((seat, at) => (at === 0 ? { ...seat, name } : seat));
  await server.world.db.update(gameKey(table.id), assign({ seats }), { text: 'attribute_exists(pk)' });
  await begin();
  for (const { bytes, mail } of office.letters) {
    expect(bytes.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(mail.html).not.toContain('<script>');
  }
});

async function playerAt(seat: number): Promise<string> {
  return (await table.players[seat]?.me())?.id ?? '';
}

async function leave(seat: number): Promise<void> {
  const { version } = await stored(server, table.id);
  const leaving = { method: 'POST', headers: { 'If-Match': `"${version}"` } };
  await table.players[seat]?.expect(200, `/api/games/${table.id}/resignation`, leaving);
}
