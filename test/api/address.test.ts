/** A change of address: confirmed by the old one and the new one. */

import type { Confirmed } from '@shared/api/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ban, unban } from '../../functions/play/operator/ban';
import { accountKey } from '../../functions/store/keys';
import { type Fault, startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { deliver, deliverAny, mailFor, signIn, signingIn } from '../support/sign-in';
import { everything } from '../support/stored';
import { Visitor } from '../support/visitor';

let server: Server;
let wire: Wire;
let somebody: Visitor;

beforeAll(async () => {
  server = await startServer({
    registry: [oneMove],
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  wire.stop();
});

const DAY = 24 * 60 * 60 * 1000;

let addresses = 0;

interface Account {
  readonly visitor: Visitor;
  readonly id: string;
  readonly old: string;
  readonly fresh: string;
}

async function account(): Promise<Account> {
  addresses += 1;
  const visitor = somebody.another();
  const [old, fresh] = [`Old-${addresses}@example.org`, `New-${addresses}@example.org`];
  return { visitor, id: (await signIn(server, visitor, old)).id, old, fresh };
}

function ask(visitor: Visitor, email: string): Promise<unknown> {
  return visitor.expect(202, '/api/me/address', { method: 'PUT', json: { email } });
}

function confirm(token: string | undefined, visitor = somebody.another()) {
  return visitor.ask<Confirmed>('/api/me/address/confirmation', signingIn({ token }));
}

async function links(id: string): Promise<{ old: string | undefined; fresh: string | undefined }> {
  return {
    old: (await deliver(server, id, 'address-old')).token,
    fresh: (await deliver(server, id, 'address-new')).token,
  };
}

test.each([
  ['the old address first', (tokens: { old?: string | undefined; fresh?: string | undefined }) => [tokens.old, tokens.fresh]],
  ['the new address first', (tokens: { old?: string | undefined; fresh?: string | undefined }) => [tokens.fresh, tokens.old]],
])('the address changes when both have confirmed it, %s, and not before', async (_, order) => {
  const { visitor, id, old, fresh } = await account();
  await ask(visitor, fresh);
  expect((await visitor.me()).change).toMatchObject({ email: fresh, old: false, new: false });
  const tokens = await links(id);
  const [first, second] = order(tokens);
  expect((await confirm(first)).body).toEqual({ done: false });
  expect((await confirm(first)).body).toEqual({ done: false });
  const { email, change } = await visitor.me();
  expect(email).toBe(old);
  expect(change).toMatchObject({ old: first === tokens.old, new: first === tokens.fresh });
  expect((await confirm(second)).body).toEqual({ done: true });
  expect((await confirm(second)).body).toEqual({ done: true });
  const after = await visitor.me();
  expect(after).toMatchObject({ id, email: fresh });
  expect(after.change).toBeUndefined();
  expect(await signIn(server, somebody.another(), fresh.toUpperCase())).toMatchObject({ id, fresh: false });
  expect(await signIn(server, somebody.another(), old)).toMatchObject({ fresh: true });
});

test('each mail goes to its own address, and neither signs in', async () => {
  const { visitor, id, old, fresh } = await account();
  await visitor.change({ name: 'Ann' });
  await ask(visitor, fresh);
  const mails = [await deliver(server, id, 'address-old'), await deliver(server, id, 'address-new')];
  expect(mails).toMatchObject([
    { kind: 'address-old', email: old, name: 'Ann' },
    { kind: 'address-new', email: fresh, name: 'Ann' },
  ]);
  expect(mails.map(({ code }) => code)).toEqual([undefined, undefined]);
  for (const { token } of mails) {
    expect((await somebody.another().ask('/api/session', signingIn({ token }))).status).toBe(422);
  }
  const { token } = await mailFor(server, somebody.another(), old);
  expect(await confirm(token)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  expect(await deliverAny(server, id, 'address-old')).toBeUndefined();
  const texts = (await everything(server)).map((item) => JSON.stringify(item)).join('\n');
  for (const mail of mails) expect(texts).not.toContain(mail.token);
});

test('an address that is another account’s is answered the same, and told so in the mail alone', async () => {
  const [ann, bob] = [await account(), await account()];
  await bob.visitor.change({ name: 'Bob' });
  const answers = [];
  for (const email of [bob.old.toUpperCase(), 'free@example.org']) {
    server.metered.length = 0;
    const { status, text } = await ann.visitor.ask('/api/me/address', { method: 'PUT', json: { email } });
    const { change } = await ann.visitor.me();
    answers.push({
      status,
      text,
      change: { ...change, email: '', until: 0 },
      asked: server.metered.map(({ request }) => request),
    });
    const mail = await deliver(server, ann.id, 'address-new');
    const taken = { kind: 'address-taken', email: bob.old.toUpperCase(), name: 'Bob', until: expect.any(Number) };
    if (email === 'free@example.org') expect(mail.kind).toBe('address-new');
    else expect(mail).toEqual(taken);
  }
  expect(answers[0]).toEqual(answers[1]);
  await ask(ann.visitor, bob.old);
  const { token } = await deliver(server, ann.id, 'address-old');
  expect((await confirm(token)).body).toEqual({ done: false });
  expect((await ann.visitor.me()).email).toBe(ann.old);
});

test('the old address is never told that the new one has become somebody’s: the change is dropped', async () => {
  const { visitor, id, old, fresh } = await account();
  await ask(visitor, fresh);
  const tokens = await links(id);
  expect((await confirm(tokens.fresh)).body).toEqual({ done: false });
  await signIn(server, somebody.another(), fresh);
  expect(await confirm(tokens.fresh)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  expect((await confirm(tokens.old)).body).toEqual({ done: false });
  const after = await visitor.me();
  expect(after.email).toBe(old);
  expect(after.change).toBeUndefined();
});

const GROUND = { by: 'olga', why: 'for a test' };

test('a closed account moves to no other address: its change is dropped with the mails, and stays so', async () => {
  const { visitor, id, old, fresh } = await account();
  await ask(visitor, fresh);
  const tokens = await links(id);
  await confirm(tokens.old);
  await ban(server.world, id, GROUND);
  expect(await confirm(tokens.fresh)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  await unban(server.world, id, GROUND);
  for (const token of [tokens.old, tokens.fresh]) expect((await confirm(token)).status).toBe(422);
  expect(await signIn(server, visitor, old)).toMatchObject({ id, fresh: false });
  expect((await visitor.me()).change).toBeUndefined();
});

test.each(['first', 'last'] as const)('a ban that comes in the moment of the %s confirmation is stronger', async (which) => {
  const { visitor, id, old, fresh } = await account();
  await ask(visitor, fresh);
  const tokens = await links(id);
  if (which === 'last') await confirm(tokens.old);
  const close: Fault = async () => {
    const banned = { text: 'SET #banned = :now', names: { '#banned': 'banned' }, values: { ':now': server.world.now() } };
    await server.world.db.update(accountKey(id), banned, { text: 'attribute_exists(#pk)', names: { '#pk': 'pk' } });
  };
  wire.faults.set('TransactWriteItems', [close]);
  expect(await confirm(tokens.fresh)).toMatchObject({ status: 422, body: { code: 'wrong_code' } });
  await unban(server.world, id, GROUND);
  const { email, change } = await visitor.me();
  expect(email).toBe(old);
  expect(change).toMatchObject({ new: false });
});

test('two accounts that race for one address: one has it', async () => {
  const [ann, bob] = [await account(), await account()];
  const email = 'both@example.org';
  await ask(ann.visitor, email);
  await ask(bob.visitor, email);
  const [anns, bobs] = [await links(ann.id), await links(bob.id)];
  for (const { old } of [anns, bobs]) expect((await confirm(old)).body).toEqual({ done: false });
  const answers = await Promise.all([confirm(anns.fresh), confirm(bobs.fresh)]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 422]);
  const emails = [(await ann.visitor.me()).email, (await bob.visitor.me()).email];
  expect(emails.filter((mine) => mine === email)).toHaveLength(1);
  expect(await signIn(server, somebody.another(), email)).toMatchObject({ id: emails[0] === email ? ann.id : bob.id });
});

test('a newcomer who takes the address in the last moment has it', async () => {
  const { visitor, id, old, fresh } = await account();
  await ask(visitor, fresh);
  const tokens = await links(id);
  await confirm(tokens.old);
  const newcomer = somebody.another();
  wire.faults.set('TransactWriteItems', [
    async () => {
      await signIn(server, newcomer, fresh);
    },
  ]);
  expect((await confirm(tokens.fresh)).status).toBe(422);
  expect((await visitor.me()).email).toBe(old);
  expect((await newcomer.me()).email).toBe(fresh);
});

test('both confirm at one moment, and it changes', async () => {
  const { visitor, id, fresh } = await account();
  await ask(visitor, fresh);
  const tokens = await links(id);
  const answers = await Promise.all([confirm(tokens.old), confirm(tokens.fresh)]);
  expect(answers.filter(({ body }) => body.done)).toHaveLength(1);
  expect((await visitor.me()).email).toBe(fresh);
});

test.each<[name: string, faults: Fault[]]>([
  ['is done but not answered', ['unanswered']],
  ['is lost', ['lost']],
])('a confirmation whose transaction %s is answered as done', async (_, faults) => {
  const { visitor, id, fresh } = await account();
  await ask(visitor, fresh);
  const tokens = await links(id);
  wire.faults.set('TransactWriteItems', [...faults]);
  expect((await confirm(tokens.old)).body).toEqual({ done: false });
  wire.faults.set('TransactWriteItems', [...faults]);
  expect((await confirm(tokens.fresh)).body).toEqual({ done: true });
  expect((await visitor.me()).email).toBe(fresh);
});

test('a change lasts a day', async () => {
  const { visitor, id, old, fresh } = await account();
  await ask(visitor, fresh);
  const tokens = await links(id);
  await confirm(tokens.old);
  server.clock.now += DAY;
  expect((await visitor.me()).change).toBeUndefined();
  expect((await confirm(tokens.fresh)).status).toBe(422);
  expect((await visitor.me()).email).toBe(old);
});

test('a change that is dropped or asked for anew leaves no link that works', async () => {
  const { visitor, id, old, fresh } = await account();
  await ask(visitor, fresh);
  const dropped = await links(id);
  await confirm(dropped.old);
  await visitor.expect(204, '/api/me/address', { method: 'DELETE' });
  await visitor.expect(204, '/api/me/address', { method: 'DELETE' });
  expect((await visitor.me()).change).toBeUndefined();
  for (const token of [dropped.old, dropped.fresh]) expect((await confirm(token)).status).toBe(422);

  await ask(visitor, 'other-new@example.org');
  const replaced = await links(id);
  await confirm(replaced.old);
  await ask(visitor, fresh);
  expect((await visitor.me()).change).toMatchObject({ email: fresh, old: false, new: false });
  for (const token of [replaced.old, replaced.fresh]) expect((await confirm(token)).status).toBe(422);
  const { fresh: last } = await links(id);
  expect((await confirm(last)).body).toEqual({ done: false });
  expect((await visitor.me()).email).toBe(old);
});

test('the same address in other letters is one account still', async () => {
  const { visitor, id, old } = await account();
  await ask(visitor, old.toUpperCase());
  const tokens = await links(id);
  await confirm(tokens.old);
  expect((await confirm(tokens.fresh)).body).toEqual({ done: true });
  expect((await visitor.me()).email).toBe(old.toUpperCase());
  expect(await signIn(server, somebody.another(), old)).toMatchObject({ id, fresh: false });
});

test('a guest has no address to change, and a stranger nothing at all', async () => {
  const guest = somebody.another();
  await guest.enter();
  const asking = { method: 'PUT', json: { email: 'guest@example.org' } };
  expect(await guest.refused('/api/me/address', asking)).toMatchObject({ status: 404, code: 'not_found' });
  expect(await somebody.another().refused('/api/me/address', asking)).toMatchObject({ status: 401 });
  expect(await somebody.another().refused('/api/me/address', { method: 'DELETE' })).toMatchObject({ status: 401 });
});
