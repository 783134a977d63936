/** The mails that sign in: one for each that was asked for, whatever fails on the way. */

import { games } from '@shared/games/index';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../functions/mail/letter';
import { code } from '../../functions/notify/code';
import { LEASE } from '../../functions/notify/once';
import { Later } from '../../functions/publish/later';
import { messagesFrom } from '../../functions/publish/publish';
import { sameAddress } from '../../functions/store/address';
import { idOfMail } from '../../functions/store/code';
import { codeKey } from '../../functions/store/keys';
import { openPostOffice, type PostOffice } from '../support/post-office';
import { type Server, startServer } from '../support/server';
import { mailBy } from '../support/turn-mail';
import { Visitor } from '../support/visitor';

let server: Server;
let office: PostOffice;
let mail: Mail;
let email: string;
let asked = 0;

beforeAll(async () => {
  server = await startServer({ registry: games });
});

beforeEach(async () => {
  office = await openPostOffice();
  mail = mailBy(office);
  asked++;
  email = `nora-${asked}@example.com`;
  return () => office.close();
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

async function ask(): Promise<Visitor> {
  const visitor = await Visitor.at(server.address);
  await visitor.expect(202, '/api/session/code', { method: 'POST', json: { email } });
  return visitor;
}

/** Does what the table says is to be done for the address. */
async function deliver(by = mail, world = server.world): Promise<void> {
  const [item] = await server.world.db.get(codeKey(idOfMail('sign-in', sameAddress(email))));
  for (const message of item ? messagesFrom(item) : []) if (message.kind === 'code') await code(world, by, message);
}

/** The code of the letter that came last. */
function lastCode(): string {
  return /^ {4}(\d{6})$/m.exec(office.letters.at(-1)?.mail.text ?? '')?.[1] ?? '';
}

function typed(visitor: Visitor): Promise<number> {
  return visitor.ask('/api/session', { method: 'POST', json: { email, code: lastCode() } }).then(({ status }) => status);
}

test('it comes once, to the address alone, and its code signs in', async () => {
  const visitor = await ask();
  await deliver();
  await deliver();
  expect(office.letters.map(({ to }) => to)).toEqual([[email]]);
  expect(await typed(visitor)).toBe(200);
});

test('delivered twice at once it comes once', async () => {
  await ask();
  const settled = await Promise.allSettled(Array.from({ length: 8 }, () => deliver()));
  expect(settled.every((one) => one.status === 'fulfilled' || one.reason instanceof Later)).toBe(true);
  expect(office.letters).toHaveLength(1);
});

test('asked for again, it comes again', async () => {
  const visitor = await ask();
  await deliver();
  await ask();
  await deliver();
  expect(office.letters).toHaveLength(2);
  expect(await typed(visitor)).toBe(200);
});

test('killed before it was sent, it comes when the claim is over', async () => {
  const visitor = await ask();
  let begun = (): void => {};
  const sending = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const gone: Mail = {
    ...mail,
    send() {
      begun();
      return new Promise(() => {});
    },
  };
  void deliver(gone);
  await sending;
  await expect(deliver()).rejects.toBeInstanceOf(Later);
  server.clock.now += LEASE;
  await deliver();
  expect(office.letters).toHaveLength(1);
  expect(await typed(visitor)).toBe(200);
});

test('killed after it was sent, it comes once more, as the same letter, and the last one’s code is good', async () => {
  const visitor = await ask();
  const { db } = server.world;
  const update = (...args: Parameters<typeof db.update>): Promise<void> =>
    office.letters.length > 0 ? Promise.reject(new Error('killed')) : db.update(...args);
  await expect(deliver(mail, { ...server.world, db: { ...db, update } })).rejects.toThrow('killed');
  server.clock.now += LEASE;
  await deliver();
  await deliver();
  const ids = office.letters.map(({ mail }) => mail.messageId);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(await typed(visitor)).toBe(200);
});

test('too late to be of use, it does not come', async () => {
  await ask();
  server.clock.now += 11 * 60_000;
  await deliver();
  expect(office.letters).toEqual([]);
});
