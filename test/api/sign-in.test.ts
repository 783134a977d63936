/** Signing in: by the code or the link of a mail, by a code that another browser shows. */

import { createHash } from 'node:crypto';
import type { SignedIn } from '@shared/api/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../functions/play/limits';
import { codeSent, issueCode } from '../../functions/play/people/codes';
import { idOfMail } from '../../functions/store/code';
import { accountKey, codeKey } from '../../functions/store/keys';
import { type Fault, startWire, type Wire } from '../support/faults';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { deliver, deliverAny, mailFor, signIn, signInBeside, signingIn } from '../support/sign-in';
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

const MINUTE = 60_000;

let addresses = 0;

/** One that nobody has. */
function address(): string {
  addresses += 1;
  return `Somebody-${addresses}@Example.org`;
}

function tryCode(visitor: Visitor, email: string, code: string | undefined) {
  return visitor.ask<SignedIn>('/api/session', signingIn({ email, code }));
}

/** Digits that are not these. */
function wrong(code: string | undefined): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

test('a new address without a guest is a new account, with a name like a guest’s', async () => {
  const visitor = somebody.another();
  const email = address();
  const mail = await mailFor(server, visitor, email);
  expect(mail).toEqual({
    kind: 'sign-in',
    email,
    code: expect.stringMatching(/^\d{6}$/),
    token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    until: expect.any(Number),
  });
  const signedIn = await visitor.expect<SignedIn>(200, '/api/session', signingIn({ email, code: mail.code }));
  expect(signedIn).toMatchObject({ name: expect.stringMatching(/^Guest \d{4}$/), fresh: true, stayed: [] });
  expect(await visitor.me()).toEqual({
    id: signedIn.id,
    name: signedIn.name,
    guest: false,
    timeZone: 'UTC',
    reminder: 'usual',
    vacation: { left: 28 },
    email,
  });
});

test('a new address keeps the guest of this browser: the same id, a new token, and the old one is nobody', async () => {
  const guest = somebody.another();
  const { id } = await guest.enter('Ann');
  const { id: game } = await guest.create({ title: 'one-move', options: {}, seats: 2, visibility: 'open' });
  const old = guest.cookie;
  const email = address();
  expect(await signIn(server, guest, email)).toEqual({ id, name: 'Ann', fresh: true, stayed: [] });
  expect(await guest.me()).toMatchObject({ id, name: 'Ann', guest: false, email });
  expect(await guest.game(game)).toMatchObject({ you: 0 });
  expect(guest.cookie).not.toBe(old);
  const stale = somebody.another();
  stale.cookie = old;
  expect(await stale.refused('/api/me')).toMatchObject({ status: 401 });
});

test('a known address signs in as the account, by its link too, however the address is typed', async () => {
  const ann = somebody.another();
  const { id } = await signIn(server, ann, 'Ann@Example.org');
  await ann.change({ name: 'Ann' });
  const elsewhere = somebody.another();
  const mail = await mailFor(server, elsewhere, 'ann@example.ORG');
  expect(mail.name).toBe('Ann');
  expect(await elsewhere.expect(200, '/api/session', signingIn({ token: mail.token }))).toEqual({
    id,
    name: 'Ann',
    fresh: false,
    stayed: [],
  });
  const third = somebody.another();
  const { code = '' } = await mailFor(server, third, ' ANN@EXAMPLE.ORG ');
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await tryCode(third, 'aNN@example.org', spaced)).body).toMatchObject({ id, fresh: false });
  expect((await ann.me()).email).toBe('Ann@Example.org');
});

test('whether an address is known makes no difference to what is answered, asked of the database, or stored', async () => {
  const known = 'known@example.org';
  await signIn(server, somebody.another(), known);
  const visitor = somebody.another();
  const seen = [];
  for (const email of [known, 'never@example.org']) {
    server.metered.length = 0;
    const { status, text, headers } = await visitor.ask('/api/session/code', signingIn({ email }));
    const [item] = await server.world.db.get(codeKey(idOfMail('sign-in', email)));
    seen.push({
      status,
      text,
      headers: [...headers.keys()].sort(),
      asked: server.metered.map(({ request }) => request),
      stored: Object.keys(item ?? {}).sort(),
    });
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).toMatchObject({ status: 202, text: '' });
  expect(visitor.cookie).toBeUndefined();
});

test.each([
  {},
  { email: 'x' },
  { email: 'a@b' },
  { email: `${'a'.repeat(250)}@example.org` },
  { email: 'a@example.org\r\nBcc: b@example.org' },
  { email: ['a@example.org'] },
  { email: 'a@example.org', name: 'A' },
])('what is no address is refused: %j', async (json) => {
  expect(await somebody.another().refused('/api/session/code', signingIn(json))).toMatchObject({ code: 'bad_request' });
});

test('two sign-ins by one code at once: one wins, and the guest of the other stays who they are', async () => {
  const [one, other] = [somebody.another(), somebody.another()];
  const guests = [await one.enter('One'), await other.enter('Other')];
  const email = address();
  const { code } = await mailFor(server, one, email);
  const answers = await Promise.all([tryCode(one, email, code), tryCode(other, email, code)]);
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 422]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const [won, lost] = winner === 0 ? [one, other] : [other, one];
  expect(await won.me()).toMatchObject({ id: guests[winner]?.id, guest: false, email });
  expect(await lost.me()).toMatchObject({ id: guests[1 - winner]?.id, guest: true });
});

test('a code that another sign-in overtakes on the way is used up, and nothing else is done', async () => {
  const [one, other] = [somebody.another(), somebody.another()];
  await other.enter('Other');
  const email = address();
  const { code, token } = await mailFor(server, one, email);
  wire.faults.set('TransactWriteItems', [
    async () => {
      expect((await tryCode(one, email, code)).status).toBe(200);
    },
  ]);
  expect(await other.refused('/api/session', signingIn({ token }))).toMatchObject({ status: 422, code: 'wrong_code' });
  expect(await other.me()).toMatchObject({ name: 'Other', guest: true });
});

test('code and link are used up together', async () => {
  const visitor = somebody.another();
  const email = address();
  const { code, token } = await mailFor(server, visitor, email);
  expect((await visitor.ask('/api/session', signingIn({ token }))).status).toBe(200);
  const late = somebody.another();
  expect(await late.refused('/api/session', signingIn({ token }))).toMatchObject({ status: 422, code: 'wrong_code' });
  expect((await tryCode(late, email, code)).status).toBe(422);
  expect(late.cookie).toBeUndefined();
});

test('the fifth try may be right; after five wrong ones the code is good no more, the link is', async () => {
  const visitor = somebody.another();
  const [lucky, careless] = [address(), address()];
  const { code } = await mailFor(server, visitor, lucky);
  for (let tries = 0; tries < 4; tries++) expect((await tryCode(visitor, lucky, wrong(code))).status).toBe(422);
  expect((await tryCode(visitor, lucky, code)).status).toBe(200);

  const mail = await mailFor(server, visitor, careless);
  for (let tries = 0; tries < 5; tries++) expect((await tryCode(visitor, careless, wrong(mail.code))).status).toBe(422);
  expect((await tryCode(visitor, careless, mail.code)).status).toBe(422);
  expect((await visitor.ask('/api/session', signingIn({ token: mail.token }))).status).toBe(200);
});

test('tries at once are counted one by one: forty of them do not find a code', async () => {
  const visitor = somebody.another();
  const email = address();
  const { code } = await mailFor(server, visitor, email);
  const guesses = Array.from({ length: 40 }, () => tryCode(somebody.another(), email, wrong(code)));
  await Promise.all(guesses);
  expect((await tryCode(visitor, email, code)).status).toBe(422);
});

test('a code is bound to its address', async () => {
  const visitor = somebody.another();
  const [mine, yours] = [address(), address()];
  const { code } = await mailFor(server, visitor, mine);
  await mailFor(server, visitor, yours);
  const { body } = await tryCode(visitor, yours, code);
  expect(body).toMatchObject({ code: 'wrong_code' });
  expect((await tryCode(visitor, 'nobody@example.org', code)).status).toBe(422);
});

test('code and link are good for ten minutes', async () => {
  const visitor = somebody.another();
  const email = address();
  const before = await mailFor(server, visitor, email);
  server.clock.now += 10 * MINUTE;
  expect((await tryCode(visitor, email, before.code)).status).toBe(422);
  expect((await visitor.ask('/api/session', signingIn({ token: before.token }))).status).toBe(422);
  const after = await mailFor(server, visitor, email);
  server.clock.now += 9 * MINUTE;
  expect((await tryCode(visitor, email, after.code)).status).toBe(200);
});

test('only the last mail is good', async () => {
  const visitor = somebody.another();
  const email = address();
  const first = await mailFor(server, visitor, email);
  const second = await mailFor(server, visitor, email);
  expect((await visitor.ask('/api/session', signingIn({ token: first.token }))).status).toBe(422);
  expect((await visitor.ask('/api/session', signingIn({ token: second.token }))).status).toBe(200);
});

test('a mail that is delivered twice is sent once; one whose sending was cut short is made anew', async () => {
  const visitor = somebody.another();
  const email = address();
  const id = idOfMail('sign-in', email.toLowerCase());
  await visitor.expect(202, '/api/session/code', signingIn({ email }));
  const [item] = await server.world.db.get(codeKey(id));
  const asked = Number(item?.asked);
  expect(await issueCode(server.world, id, asked - 1)).toBeUndefined();
  const cut = await issueCode(server.world, id, asked);
  const again = await issueCode(server.world, id, asked);
  expect(again?.token).not.toBe(cut?.token);
  await codeSent(server.world, id, asked);
  expect(await issueCode(server.world, id, asked)).toBeUndefined();
  expect((await visitor.ask('/api/session', signingIn({ token: cut?.token }))).status).toBe(422);
  expect((await visitor.ask('/api/session', signingIn({ token: again?.token }))).status).toBe(200);
  await codeSent(server.world, id, asked);
  expect(await server.world.db.get(codeKey(id))).toEqual([undefined]);

  await visitor.expect(202, '/api/session/code', signingIn({ email }));
  server.clock.now += 10 * MINUTE;
  expect(await deliverAny(server, email, 'sign-in')).toBeUndefined();
});

test('neither codes nor tokens are stored, nor what they could be found by while they are good', async () => {
  const visitor = somebody.another();
  await visitor.enter('Ann');
  const { code = '', token = '' } = await mailFor(server, visitor, address());
  const shown = await visitor.expect<{ code: string }>(201, '/api/session/device', { method: 'POST' });
  const session = visitor.cookie?.split('=')[1] ?? '';
  const secrets = [code, token, shown.code, shown.code.replaceAll('-', ''), session];
  const texts = (await everything(server)).map((item) => JSON.stringify(item));
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(texts.filter((text) => new RegExp(`(?<![0-9])${secret}(?![0-9])`).test(text))).toEqual([]);
  }
  for (const encoding of ['hex', 'base64url'] as const) {
    const plain = createHash('sha256').update(code).digest(encoding);
    expect(texts.filter((text) => text.includes(plain))).toEqual([]);
  }
});

test('what is stored of a token signs nobody in', async () => {
  const visitor = somebody.another();
  const email = address();
  await mailFor(server, visitor, email);
  const [item] = await server.world.db.get(codeKey(idOfMail('sign-in', email.toLowerCase())));
  expect((await visitor.ask('/api/session', signingIn({ token: item?.token }))).status).toBe(422);
});

test('another browser comes in by a code, once and within ten minutes, a guest’s too', async () => {
  const [guest, second, third] = [somebody.another(), somebody.another(), somebody.another()];
  const { id } = await guest.enter('Ann');
  const { code } = await guest.expect<{ code: string }>(201, '/api/session/device', { method: 'POST' });
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`;
  expect(await second.expect(200, '/api/session', signingIn({ device: typed }))).toEqual({
    id,
    name: 'Ann',
    fresh: false,
    stayed: [],
  });
  expect((await second.me()).id).toBe(id);
  expect((await guest.me()).id).toBe(id);
  expect(await third.refused('/api/session', signingIn({ device: code }))).toMatchObject({ code: 'wrong_code' });

  const { code: late } = await guest.expect<{ code: string }>(201, '/api/session/device', { method: 'POST' });
  server.clock.now += 10 * MINUTE;
  expect(await third.refused('/api/session', signingIn({ device: late }))).toMatchObject({ code: 'wrong_code' });
  expect(await third.refused('/api/session/device', { method: 'POST' })).toMatchObject({ code: 'not_signed_in' });

  await signIn(server, guest, address());
  expect(await signInBeside(third, guest)).toMatchObject({ id, fresh: false });
});

test('who is signed in already gets a new session, and the old one ends', async () => {
  const visitor = somebody.another();
  const email = address();
  const { id } = await signIn(server, visitor, email);
  const old = visitor.cookie;
  expect(await signIn(server, visitor, email)).toMatchObject({ id, fresh: false });
  const stale = somebody.another();
  stale.cookie = old;
  expect(await stale.refused('/api/me')).toMatchObject({ status: 401 });
  expect((await visitor.expect<{ sessions: unknown[] }>(200, '/api/me/sessions')).sessions).toHaveLength(1);
});

test('who signs in to another account leaves the first as it is', async () => {
  const visitor = somebody.another();
  const [first, second] = [address(), address()];
  const { id } = await signIn(server, visitor, first);
  const other = await signIn(server, visitor, second);
  expect(other).toMatchObject({ fresh: true });
  expect(other.id).not.toBe(id);
  expect(await signIn(server, visitor, first)).toMatchObject({ id, fresh: false });
});

test.each<[name: string, faults: Fault[]]>([
  ['is done but not answered', ['unanswered']],
  ['is lost', ['lost']],
  ['meets another transaction', ['conflict', 'conflict', 'conflict']],
])('a sign-in whose transaction %s is made once', async (_, faults) => {
  const visitor = somebody.another();
  const { id } = await visitor.enter('Ann');
  const email = address();
  const { code } = await mailFor(server, visitor, email);
  wire.faults.set('TransactWriteItems', [...faults]);
  expect((await tryCode(visitor, email, code)).body).toEqual({ id, name: 'Ann', fresh: true, stayed: [] });
  expect(await visitor.me()).toMatchObject({ id, email });
  expect((await visitor.expect<{ sessions: unknown[] }>(200, '/api/me/sessions')).sessions).toHaveLength(1);
});

test('a closed account is told so, whoever comes with its mail or its code', async () => {
  const visitor = somebody.another();
  const email = address();
  const { id } = await signIn(server, visitor, email);
  const { code } = await visitor.expect<{ code: string }>(201, '/api/session/device', { method: 'POST' });
  const close = { text: 'SET #banned = :now', names: { '#banned': 'banned' }, values: { ':now': server.world.now() } };
  await server.world.db.update(accountKey(id), close, { text: 'attribute_exists(#pk)', names: { '#pk': 'pk' } });
  const another = somebody.another();
  const mail = await mailFor(server, another, email);
  for (const proof of [{ email, code: mail.code }, { token: mail.token }, { device: code }]) {
    expect(await another.refused('/api/session', signingIn(proof))).toMatchObject({ status: 403, code: 'banned' });
  }
  expect(another.cookie).toBeUndefined();
});

test.each([
  {},
  { email: 'a@example.org' },
  { code: '123456' },
  { email: 'a@example.org', code: '12345' },
  { email: 'a@example.org', code: '1234567' },
  { email: 'a@example.org', code: 'abcdef' },
  { email: 'a@example.org', code: 123456 },
  { token: 'abc' },
  { token: 'A'.repeat(44) },
  { device: 'K7QM-2XDP' },
  { device: 'K7QM-2XDP-9R4T', token: 'A'.repeat(43) },
  { email: 'a@example.org', code: '123456', token: 'A'.repeat(43) },
])('what is no proof is refused: %j', async (json) => {
  expect(await somebody.another().refused('/api/session', signingIn(json))).toMatchObject({ code: 'bad_request' });
});

test.each(['/api/session/code', '/api/session', '/api/session/device', '/api/me/address/confirmation'])(
  'another site’s page is refused at %s',
  async (path) => {
    const visitor = somebody.another();
    await visitor.enter();
    const headers = { Origin: 'https://evil.example' };
    const json = { email: 'evil@example.org' };
    expect(await visitor.refused(path, { ...signingIn(json), headers })).toMatchObject({ code: 'forbidden_origin' });
    expect(await deliverAny(server, 'evil@example.org', 'sign-in')).toBeUndefined();
  },
);

test('codes, tries and guests are limited, each by whom it is counted', async () => {
  const strict = await startServer({ registry: [oneMove], limits: LIMITS });
  const visitor = await Visitor.at(strict.address);
  const from = (client: string) => ({ 'Test-Client': client });
  const asking = (email: string, client: string) => ({ ...signingIn({ email }), headers: from(client) });
  for (let at = 0; at < LIMITS.codesToAddress.times; at++) {
    await visitor.expect(202, '/api/session/code', asking('often@example.org', `2001:db8::${at}`));
  }
  const answered = await visitor.ask('/api/session/code', asking('OFTEN@example.org', '2001:db8::99'));
  expect(answered).toMatchObject({ status: 429, body: { code: 'too_many' } });
  expect(Number(answered.headers.get('Retry-After'))).toBeGreaterThan(0);
  for (let at = LIMITS.codesToAddress.times; at < LIMITS.codesToAddressInAll.times; at++) {
    await visitor.expect(202, '/api/session/code', asking('often@example.org', `203.0.113.${at}`));
  }
  const all = await visitor.refused('/api/session/code', asking('often@example.org', '203.0.113.99'));
  expect(all).toMatchObject({ status: 429, code: 'too_many' });

  await signIn(strict, visitor, 'mover@example.org');
  const changing = (email: string) => ({ method: 'PUT', json: { email }, headers: from('203.0.113.200') });
  await visitor.expect(202, '/api/me/address', changing('moved@example.org'));
  expect(await visitor.refused('/api/me/address', changing('often@example.org'))).toMatchObject({ code: 'too_many' });

  const busy = from('198.51.100.1');
  const { code } = await mailFor(strict, visitor, 'tried@example.org');
  for (let at = 0; at < LIMITS.triesFromClient.times; at++) {
    const wild = { ...signingIn({ token: 'A'.repeat(43) }), headers: busy };
    expect(await visitor.refused('/api/session', wild)).toMatchObject({ code: 'wrong_code' });
  }
  const right = signingIn({ email: 'tried@example.org', code });
  expect(await visitor.refused('/api/session', { ...right, headers: busy })).toMatchObject({ code: 'too_many' });
  await visitor.expect(200, '/api/session', { ...right, headers: from('198.51.100.2') });

  const known = visitor.another();
  for (let at = 0; at < LIMITS.guestsFromClient.times; at++) {
    await known.another().expect(201, '/api/session/guest', { ...signingIn({}), headers: busy });
  }
  expect(await known.refused('/api/session/guest', { ...signingIn({}), headers: busy })).toMatchObject({ code: 'too_many' });
  await visitor.expect(201, '/api/session/guest', { ...signingIn({}), headers: busy });
  expect(strict.failures).toEqual([]);
  await strict.stop();
});

test('a mail that nobody asked for is not made', async () => {
  await expect(deliver(server, 'nobody@example.org')).rejects.toThrow('no mail');
});
