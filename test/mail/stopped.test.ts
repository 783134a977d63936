/** An address that takes no mail for good, or wants none, gets none until its owner has it tried again. */

import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../functions/mail/letter';
import { Undeliverable } from '../../functions/mail/undeliverable';
import { code } from '../../functions/notify/code';
import { messagesFrom } from '../../functions/publish/publish';
import { sameAddress } from '../../functions/store/address';
import { idOfMail, type MailKind } from '../../functions/store/code';
import { codeKey } from '../../functions/store/keys';
import { bounced, complained } from '../support/feedback';
import { oneMove } from '../support/one-move';
import { openPostOffice, type PostOffice } from '../support/post-office';
import { type Server, startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { everything } from '../support/stored';
import { sitDown, type Table } from '../support/table-play';
import { BASE, changeAccount, mailBy, stored, TURNS_AT_ONCE, tell, tellOf } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;
let office: PostOffice;
let mail: Mail;
let table: Table;
let first: Visitor;
/** Of the player whose turn comes first. */
let email: string;
let tables = 0;

beforeAll(async () => {
  server = await startServer({ registry: [...games, oneMove] });
  somebody = await Visitor.at(server.address);
});

beforeEach(async () => {
  office = await openPostOffice();
  mail = mailBy(office);
  table = await sitDown(somebody, { title: 'one-move', options: { moves: 9 }, seats: 2 });
  tables++;
  for (const [seat, player] of table.players.entries()) {
    await signIn(server, player, addressAt(seat));
    await changeAccount(server, (await player.me()).id, { notices: TURNS_AT_ONCE });
  }
  email = addressAt(0);
  first = table.players[0] as Visitor;
  return () => office.close();
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

function addressAt(seat: number): string {
  return `player-${seat}-of-${tables}@example.com`;
}

/** Both players move, and it is the first one's turn again. */
async function goRound(): Promise<void> {
  for (const player of table.players) {
    await player.act(table.id, (await stored(server, table.id)).version, { type: 'guess', number: 1 });
  }
}

function mend(): Promise<void> {
  return first.expect(202, '/api/me/address/mending', { method: 'POST' });
}

/** Sends what was asked for, if it is to go. `whom`: an address, or a player. */
async function deliver(kind: MailKind, whom: string, by = mail): Promise<void> {
  const [item] = await server.world.db.get(codeKey(idOfMail(kind, whom)));
  for (const message of item ? messagesFrom(item) : []) if (message.kind === 'code') await code(server.world, by, message);
}

async function askCode(to: string): Promise<readonly [status: number, text: string]> {
  const { status, text } = await somebody.another().ask('/api/session/code', { method: 'POST', json: { email: to } });
  await deliver('sign-in', sameAddress(to));
  return [status, text];
}

/** To whom letters came. */
function arrived(): readonly (string | undefined)[] {
  return office.letters.map(({ to: [to] }) => to);
}

describe('after a bounce for good', () => {
  beforeEach(async () => {
    expect(await bounced(server, { to: email })).toEqual({ bounces: 1, complaints: 0 });
  });

  test('neither a turn nor a start is told there, and the other players are told as ever', async () => {
    await tell(server, mail, table.id);
    await tellOf(server, mail, { kind: 'started', game: table.id });
    await goRound();
    await tell(server, mail, table.id);
    expect(arrived()).toEqual([addressAt(1)]);
  });

  test('nothing is written of what was not sent: mended, the turn is told whenever somebody looks', async () => {
    await goRound();
    await tell(server, mail, table.id);
    expect(arrived()).toEqual([]);
    const { id } = await first.me();
    const notices = (await everything(server)).filter(({ pk }) => pk === `NOTICE#${id}`);
    expect(notices).toEqual([]);
    await mend();
    await tell(server, mail, table.id);
    await tell(server, mail, table.id);
    expect(arrived()).toEqual([email]);
  });

  test('mended, the next turn is told, and a letter shows that mail arrives', async () => {
    await mend();
    const { id } = await first.me();
    await deliver('mended', id);
    await deliver('mended', id);
    await goRound();
    await tell(server, mail, table.id);
    expect(arrived()).toEqual([email, email]);
    const [shows] = office.letters;
    expect(shows?.mail.subject).toBe('Mail from Casebook arrives again');
    expect(shows?.mail.text).toContain(`${BASE}/`);
    expect(shows?.mail.text).not.toContain('token');
  });

  test('mended and stopped again before anything was sent, nothing is', async () => {
    await mend();
    await bounced(server, { to: email });
    await deliver('mended', (await first.me()).id);
    expect(arrived()).toEqual([]);
  });

  test('the letter that shows it does not come to who has deleted their account meanwhile', async () => {
    await mend();
    const { id } = await first.me();
    await first.expect(204, '/api/me', { method: 'DELETE' });
    await deliver('mended', id);
    expect(arrived()).toEqual([]);
  });

  test('400 days later it is forgotten', async () => {
    server.clock.now += 401 * 24 * 60 * 60 * 1000;
    await tell(server, mail, table.id);
    expect(arrived()).toEqual([email]);
    await bounced(server, { to: email });
    await signIn(server, first, email);
    expect((await first.me()).mailStopped?.since).toBeGreaterThan(server.clock.now - 10_000);
  });
});

test('a complaint stops mail as a bounce does', async () => {
  expect(await complained(server, { to: email })).toEqual({ bounces: 0, complaints: 1 });
  await tell(server, mail, table.id);
  expect(arrived()).toEqual([]);
  expect((await first.me()).mailStopped).toEqual({ why: 'complained', since: expect.any(Number) });
});

test('automatic replies, full mailboxes and words of thanks stop nothing', async () => {
  for (const type of ['Transient', 'Undetermined']) {
    expect(await bounced(server, { to: email }, type)).toEqual({ bounces: 0, complaints: 0 });
  }
  expect(await complained(server, { to: email }, 'not-spam')).toEqual({ bounces: 0, complaints: 0 });
  await tell(server, mail, table.id);
  expect(arrived()).toEqual([email]);
});

test('however the address is written, it is the same', async () => {
  await bounced(server, { to: `"Nora" <${email.toUpperCase()}>` });
  await tell(server, mail, table.id);
  expect(arrived()).toEqual([]);
});

test('told twice it is one stop, and the first report counts', async () => {
  await bounced(server, { to: email });
  const { mailStopped } = await first.me();
  server.clock.now += 1000;
  await bounced(server, { to: email });
  await complained(server, { to: email });
  expect((await first.me()).mailStopped).toEqual(mailStopped);
});

test('what is told of a letter from before it was mended is old news; of a later one it is not', async () => {
  const sent = server.world.now();
  await bounced(server, { to: email, sent });
  await mend();
  for (const tell of [bounced, complained]) await tell(server, { to: email, sent: sent + 1 });
  expect((await first.me()).mailStopped).toBeUndefined();
  await complained(server, { to: email, sent: server.world.now() });
  expect((await first.me()).mailStopped?.why).toBe('complained');
});

describe('a mail that signs in', () => {
  const STOPS = [
    ['bounced', bounced],
    ['complained', complained],
  ] as const;

  test.each(STOPS)('comes to an address that %s and keeps an account: its owner asks for it', async (_, stop) => {
    const visitor = somebody.another();
    const own = `owner-${tables}@example.org`;
    await signIn(server, visitor, own);
    await stop(server, { to: own });
    await askCode(own.toUpperCase());
    expect(arrived().map((to = '') => sameAddress(to))).toEqual([own]);
  });

  test.each(STOPS)('does not come to one that %s and is nobody’s, and the answer is the same', async (_, stop) => {
    const nobody = `nobody-${tables}@example.org`;
    await stop(server, { to: nobody });
    const answer = await askCode(nobody);
    expect(arrived()).toEqual([]);
    expect(answer).toEqual(await askCode(`new-${tables}@example.org`));
    expect(arrived()).toEqual([`new-${tables}@example.org`]);
  });
});

describe('a server that refuses the recipient', () => {
  const REFUSAL = '550 5.1.1 no such user here';

  test('for good is asked once, and mail is stopped', async () => {
    office.refusals.set(email, REFUSAL);
    await tell(server, mail, table.id);
    expect((await first.me()).mailStopped).toEqual({ why: 'bounced', since: expect.any(Number) });
    office.refusals.clear();
    await goRound();
    await tell(server, mail, table.id);
    expect(arrived()).toEqual([]);
    await mend();
    await tell(server, mail, table.id);
    expect(arrived()).toEqual([email]);
  });

  test.each(['451 4.7.1 later, please', '552 5.2.2 mailbox full', '550 5.7.1 relaying denied'])(
    'but not for good is asked again: %s',
    async (answer) => {
      office.refusals.set(email, answer);
      await expect(tell(server, mail, table.id)).rejects.toMatchObject({ name: 'Unsent EENVELOPE' });
      expect((await first.me()).mailStopped).toBeUndefined();
      office.refusals.clear();
      await tell(server, mail, table.id);
      expect(arrived()).toEqual([email]);
    },
  );

  test('while its owner mends it says nothing against what comes after', async () => {
    await bounced(server, { to: email });
    const meanwhile: Mail = {
      ...mail,
      async send() {
        await bounced(server, { to: email });
        await mend();
        throw new Undeliverable();
      },
    };
    await mend();
    await tell(server, meanwhile, table.id);
    expect((await first.me()).mailStopped).toBeUndefined();
  });

  test('of a mail that signs in stops the address too, and the next one that its owner asks for is tried all the same', async () => {
    const own = `owner-again-${tables}@example.org`;
    const visitor = somebody.another();
    await signIn(server, visitor, own);
    office.refusals.set(own, REFUSAL);
    await askCode(own);
    expect((await visitor.me()).mailStopped?.why).toBe('bounced');
    office.refusals.clear();
    await askCode(own);
    expect(arrived()).toEqual([own]);
  });
});
