/** Mail to an address was stopped: what its owner is told, and how they have it go out again. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../functions/play/limits';
import type { Whole } from '../../functions/play/people/export';
import { keyOfStop } from '../../functions/store/address';
import { idOfMail } from '../../functions/store/code';
import { codeKey } from '../../functions/store/keys';
import { type Fault, startWire, type Wire } from '../support/faults';
import { bounced, complained } from '../support/feedback';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { deliver, deliverAny, mailFor, signIn, signingIn } from '../support/sign-in';
import { everything } from '../support/stored';
import { Visitor } from '../support/visitor';

const DAY = 24 * 60 * 60 * 1000;
const MENDING = '/api/me/address/mending';
const POST = { method: 'POST' } as const;

let server: Server;
let wire: Wire;
let somebody: Visitor;
let nora: Visitor;
let id: string;
let email: string;
let addresses = 0;

beforeAll(async () => {
  const many = { times: 1000, seconds: 60 };
  server = await startServer({
    registry: [oneMove],
    limits: { ...LIMITS, codesFromClient: many, triesFromClient: many },
    attempts: 1,
    async between(endpoint) {
      wire = await startWire(endpoint);
      return wire.address;
    },
  });
  somebody = await Visitor.at(server.address);
});

beforeEach(async () => {
  nora = somebody.another();
  email = `Nora-${++addresses}@example.org`;
  ({ id } = await signIn(server, nora, email));
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
  wire.stop();
});

function mend(): Promise<void> {
  return nora.expect(202, MENDING, POST);
}

/** When the mail was asked for that shows that mail arrives; undefined: it was not. */
async function asked(): Promise<unknown> {
  const [item] = await server.world.db.get(codeKey(idOfMail('mended', id)));
  return item?.asked;
}

test('nothing is said of an address at which all is well', async () => {
  expect((await nora.me()).mailStopped).toBeUndefined();
  expect((await nora.expect<Whole>(200, '/api/me/export')).mailStopped).toBeUndefined();
});

test.each([
  ['bounced', bounced],
  ['complained', complained],
] as const)('the owner of an address that has %s is told so, and since when, wherever they look', async (why, stop) => {
  await stop(server, { to: email });
  const { mailStopped } = await nora.me();
  expect(mailStopped).toEqual({ why, since: expect.any(Number) });
  expect(Math.abs((mailStopped?.since ?? 0) - server.clock.now)).toBeLessThan(10_000);
  expect((await nora.change({ name: 'Nora' })).mailStopped).toEqual(mailStopped);
  expect((await nora.expect<Whole>(200, '/api/me/export')).mailStopped).toEqual(mailStopped);
});

test('it is found by no address in the table but the account’s own', async () => {
  await bounced(server, { to: 'secret-stranger@example.org' });
  expect(JSON.stringify(await everything(server))).not.toContain('secret-stranger');
});

describe('having it tried again', () => {
  test('mends the address, and asks for one mail that shows it; again, nothing more is done', async () => {
    await bounced(server, { to: email });
    await mend();
    expect((await nora.me()).mailStopped).toBeUndefined();
    const first = await asked();
    await mend();
    expect(await asked()).toBe(first);
    expect(await deliver(server, id, 'mended')).toMatchObject({ kind: 'mended', email });
    expect(await deliverAny(server, id, 'mended')).toBeUndefined();
  });

  test('where nothing is stopped does nothing, and is not counted', async () => {
    for (let times = 0; times < 10; times++) await mend();
    expect(await asked()).toBeUndefined();
  });

  test('is for who is signed in and has an address', async () => {
    expect(await somebody.another().refused(MENDING, POST)).toMatchObject({ status: 401, code: 'not_signed_in' });
    const guest = somebody.another();
    await guest.enter();
    expect(await guest.refused(MENDING, POST)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('is for one’s own address alone: no body names another', async () => {
    expect(await nora.refused(MENDING, { ...POST, json: { email } })).toMatchObject({ status: 400 });
  });

  test('may be done three times a day', async () => {
    server.clock.now = Math.ceil(server.clock.now / DAY) * DAY;
    for (let times = 0; times < 3; times++) {
      await bounced(server, { to: email });
      await mend();
    }
    await bounced(server, { to: email });
    const refused = await nora.ask(MENDING, POST);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await nora.me()).mailStopped?.why).toBe('bounced');
    server.clock.now += DAY;
    await mend();
    expect((await nora.me()).mailStopped).toBeUndefined();
  });

  test.each<[name: string, faults: Fault[]]>([
    ['is done but not answered', ['unanswered']],
    ['is lost', ['lost']],
  ])('is answered as done where its transaction %s', async (_, faults) => {
    await bounced(server, { to: email });
    wire.faults.set('TransactWriteItems', [...faults]);
    await mend();
    expect((await nora.me()).mailStopped).toBeUndefined();
    expect(await asked()).toBeDefined();
  });

  test('by two browsers at once asks for one mail', async () => {
    await bounced(server, { to: email });
    await Promise.all([mend(), mend(), mend()]);
    expect(await asked()).toBeDefined();
    expect((await nora.me()).mailStopped).toBeUndefined();
  });
});

describe('a change of address', () => {
  const change = (to: string): Promise<void> => nora.expect(202, '/api/me/address', { method: 'PUT', json: { email: to } });
  const confirm = async (token: string | undefined): Promise<{ done: boolean }> =>
    somebody.another().expect(200, '/api/me/address/confirmation', signingIn({ token }));
  const other = (): string => `other-${email}`;

  test('from one at which mail was refused asks the new one alone, and leaves the stop behind', async () => {
    await bounced(server, { to: email });
    await change(other());
    expect((await nora.me()).change).toMatchObject({ old: true, new: false });
    expect(await deliverAny(server, id, 'address-old')).toBeUndefined();
    expect(await confirm((await deliver(server, id, 'address-new')).token)).toEqual({ done: true });
    const { email: now, mailStopped } = await nora.me();
    expect([now, mailStopped]).toEqual([other(), undefined]);
    const [stop] = await server.world.db.get(keyOfStop(email));
    expect(stop?.why).toBe('bounced');
  });

  test('happens by the new one alone, too, where the old one is found to refuse mail meanwhile', async () => {
    await change(other());
    const { token } = await deliver(server, id, 'address-new');
    expect(await confirm(token)).toEqual({ done: false });
    await bounced(server, { to: email });
    expect(await confirm(token)).toEqual({ done: true });
    expect((await nora.me()).email).toBe(other());
  });

  test('from one where mail was unwanted asks both', async () => {
    await complained(server, { to: email });
    await change(other());
    const { token: old } = await deliver(server, id, 'address-old');
    const { token: fresh } = await deliver(server, id, 'address-new');
    expect(await confirm(fresh)).toEqual({ done: false });
    expect(await confirm(old)).toEqual({ done: true });
  });

  test('to one at which mail was refused before gives it another chance, and mends it once its mail is confirmed', async () => {
    await bounced(server, { to: other() });
    await change(other());
    expect(await confirm((await deliver(server, id, 'address-new')).token)).toEqual({ done: false });
    expect(await confirm((await deliver(server, id, 'address-old')).token)).toEqual({ done: true });
    const { email: now, mailStopped } = await nora.me();
    expect([now, mailStopped]).toEqual([other(), undefined]);
  });

  test('to one where mail is unwanted sends nothing there, and is answered the same', async () => {
    await complained(server, { to: other() });
    await change(other());
    expect(await deliverAny(server, id, 'address-new')).toBeUndefined();
    expect((await nora.me()).change).toMatchObject({ email: other(), old: false, new: false });
  });
});

test('an account that is deleted leaves the stop: whoever has the address next is told', async () => {
  await bounced(server, { to: email });
  const { code } = await mailFor(server, nora, email);
  expect(code).toMatch(/^\d{6}$/);
  await nora.expect(204, '/api/me', { method: 'DELETE' });
  const [stop] = await server.world.db.get(keyOfStop(email));
  expect(stop).toMatchObject({ why: 'bounced' });
  expect(Number(stop?.expires) * 1000).toBeGreaterThan(server.clock.now + 399 * DAY);
});
