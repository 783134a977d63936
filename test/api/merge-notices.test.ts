/** A guest who turns out to be somebody: how they are told from then on. docs/notices.md */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waysOf } from '../../functions/play/people/ways';
import { accountFrom } from '../../functions/store/account';
import { accountKey, digestKey } from '../../functions/store/keys';
import { changeAccount, isGone } from '../support/account';
import { expectBorne, startDisturbed, stopDisturbed } from '../support/disturbed';
import type { Fault, Wire } from '../support/faults';
import type { Server } from '../support/server';
import { mailFor, signIn, signingIn } from '../support/sign-in';
import type { Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  ({ server, wire, somebody } = await startDisturbed());
});

afterAll(() => stopDisturbed({ server, wire }));

afterEach(() => expectBorne({ server, wire }));

const NOTHING: Fault = async () => {};

let addresses = 0;

/** An account in one browser, and a guest in another, who is asked for the account's code. */
interface Two {
  readonly email: string;
  readonly account: Visitor;
  readonly accountId: string;
  readonly guest: Visitor;
  readonly guestId: string;
}

async function two(): Promise<Two> {
  addresses += 1;
  const email = `told-${addresses}@example.org`;
  const [account, guest] = [somebody.another(), somebody.another()];
  const { id: accountId } = await signIn(server, account, email);
  await account.change({ name: 'Ann' });
  const { id: guestId } = await guest.enter('A guest');
  return { email, account, accountId, guest, guestId };
}

test('the account is told as it has set it, and where it has set nothing as the guest had', async () => {
  const { email, account, accountId, guest, guestId } = await two();
  const own = { ways: { turn: { mail: 'digest' } }, hour: 5 } as const;
  const guests = {
    ways: { turn: { mail: 'off', push: 'now' }, over: { webhook: 'off' } },
    hour: 6,
    quiet: { from: 1, until: 2 },
  } as const;
  for (const [visitor, json] of [
    [account, own],
    [guest, guests],
  ] as const) {
    await visitor.expect(200, '/api/me/notices', { method: 'PATCH', json });
  }
  const webhook = { address: 'https://hooks.example.org/guest', since: 1 };
  await changeAccount(server, guestId, { webhook });
  await signIn(server, guest, email);
  const [item] = await server.world.db.get(accountKey(accountId));
  expect(accountFrom(item)).toMatchObject({
    notices: { ways: { turn: { mail: 'digest', push: 'now' }, over: { webhook: 'off' } }, hour: 5, quiet: { from: 1, until: 2 } },
    webhook,
  });
  expect(await isGone(server, guestId)).toBe(true);
});

test('what the account has set before its guest signs in stays: its webhook, and that it wants no mail of games', async () => {
  const { email, accountId, guest, guestId } = await two();
  const [webhook, other] = ['mine', 'other'].map((end) => ({ address: `https://hooks.example.org/${end}`, since: 1 }));
  if (!webhook || !other) throw new Error('there are two');
  await changeAccount(server, accountId, { webhook, turnMail: false });
  await changeAccount(server, guestId, { webhook: other, notices: { ways: { turn: { mail: 'now', push: 'off' } } } });
  await signIn(server, guest, email);
  const [item] = await server.world.db.get(accountKey(accountId));
  const account = accountFrom(item);
  expect(account?.webhook).toEqual(webhook);
  expect(account && waysOf(account).turn).toEqual({ mail: 'off', push: 'off', webhook: 'smart' });
});

test('what the account sets while the guest becomes it is not lost', async () => {
  const { email, account, accountId, guest, guestId } = await two();
  await changeAccount(server, guestId, { notices: { hour: 6 } });
  const { code } = await mailFor(server, guest, email);
  const meanwhile: Fault = async () => {
    await account.expect(200, '/api/me/notices', { method: 'PATCH', json: { quiet: { from: 3, until: 4 } } });
  };
  // The sign-in, what stands with the guest, and the end of the merge.
  wire.faults.set('TransactWriteItems', [NOTHING, NOTHING, meanwhile]);
  await guest.expect(200, '/api/session', signingIn({ email, code }));
  const [item] = await server.world.db.get(accountKey(accountId));
  expect(accountFrom(item)?.notices).toEqual({ hour: 6, quiet: { from: 3, until: 4 } });
  expect(await isGone(server, guestId)).toBe(true);
});

test('the digest that the guest had chosen comes to the account', async () => {
  const { email, accountId, guest } = await two();
  const json = { ways: { turn: { push: 'digest' } }, hour: 6 };
  await guest.expect(200, '/api/me/notices', { method: 'PATCH', json });
  await signIn(server, guest, email);
  const [item] = await server.world.db.get(digestKey(accountId));
  expect(item).toMatchObject({ at: expect.any(Number) });
  expect(new Date(Number(item?.at)).getUTCHours()).toBe(6);
});
