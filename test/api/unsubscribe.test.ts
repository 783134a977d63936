/** Switching off mails from within a mail: by whoever holds its link, and nothing else. docs/notices.md, "Mail"; RFC 8058 */

import type { Stoppable } from '@shared/api/notices';
import { KINDS } from '@shared/notices/kinds';
import { DEFAULTS, type OwnWays } from '@shared/notices/ways';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineLogger } from '../../functions/http/logger';
import { ensureStopToken, stopMail } from '../../functions/play/people/stop-mail';
import { waysOf } from '../../functions/play/people/ways';
import { type AccountRecord, accountFrom, type NoticeSettings } from '../../functions/store/account';
import type { Database } from '../../functions/store/dynamo/database';
import { accountKey } from '../../functions/store/keys';
import { changeAccount } from '../support/account';
import { oneMove } from '../support/one-move';
import { type Server, startServer } from '../support/server';
import { signIn } from '../support/sign-in';
import { everything } from '../support/stored';
import { type Answered, type Asking, Visitor } from '../support/visitor';

let server: Server;
let somebody: Visitor;
/** What the database says of whatever is read; undefined: what it has. */
let trouble: Error | undefined;

beforeAll(async () => {
  const troubled = (db: Database): Database => ({
    ...db,
    get: (...keys) => (trouble ? Promise.reject(trouble) : db.get(...keys)),
  });
  server = await startServer({ registry: [oneMove], over: troubled });
  somebody = await Visitor.at(server.address);
});

afterAll(async () => {
  expect(server.failures).toEqual([]);
  await server.stop();
});

const PATH = '/api/unsubscribe';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const ONE_CLICK: Asking = { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: FORM };

let addresses = 0;

interface Person {
  readonly visitor: Visitor;
  readonly id: string;
  readonly secret: string;
}

async function ann(notices?: NoticeSettings): Promise<Person> {
  const visitor = somebody.another();
  const { id } = await signIn(server, visitor, `unsubscribe-${++addresses}@example.org`);
  await changeAccount(server, id, { notices });
  return { visitor, id, secret: await ensureStopToken(server.world, id, await accountOf(id)) };
}

async function accountOf(player: string): Promise<AccountRecord> {
  const [item] = await server.world.db.get(accountKey(player));
  const account = accountFrom(item);
  if (!account) throw new Error(`there is no player ${player}`);
  return account;
}

function linkOf({ id, secret }: Person, stopped: string): string {
  return `${id}.${stopped}.${secret}`;
}

/** As a program asks that reads mail: it has no cookie. */
function stop(token: string, asking: Asking = ONE_CLICK): Promise<Answered> {
  return somebody.another().ask(`${PATH}?token=${token}`, asking);
}

/** Which kinds come by mail no more. */
async function stoppedOf({ id }: Person): Promise<string[]> {
  const ways = waysOf(await accountOf(id));
  return KINDS.filter((kind) => ways[kind].mail === 'off');
}

test('one POST switches off mails of that kind and nothing else, without a session and from anywhere', async () => {
  const person = await ann();
  const before = await accountOf(person.id);
  expect(await stop(linkOf(person, 'turn'))).toMatchObject({ status: 204, text: '' });
  expect(await accountOf(person.id)).toEqual({ ...before, notices: { ways: { turn: { mail: 'off' } } } });
  const { notices } = await accountOf(person.id);
  expect(waysOf({ ...before, ...(notices ? { notices } : {}) })).toEqual({
    ...DEFAULTS,
    turn: { ...DEFAULTS.turn, mail: 'off' },
  });
  const elsewhere = { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site', ...FORM };
  await stop(linkOf(person, 'over'), { ...ONE_CLICK, headers: elsewhere });
  expect(await stoppedOf(person)).toEqual(['turn', 'over']);
});

test.each(KINDS)('mails of kind %s have a link of their own', async (kind) => {
  const person = await ann();
  expect(await stop(linkOf(person, kind))).toMatchObject({ status: 204 });
  expect(await stoppedOf(person)).toEqual([kind]);
});

test('a form in parts is one, too', async () => {
  const person = await ann();
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  const sent = new Response(form);
  const headers = { 'Content-Type': sent.headers.get('Content-Type') ?? '' };
  expect(await stop(linkOf(person, 'turn'), { method: 'POST', body: await sent.text(), headers })).toMatchObject({ status: 204 });
  expect(await stoppedOf(person)).toEqual(['turn']);
});

test('who is signed in as somebody else stops the mails of the link, and stays who they are', async () => {
  const [person, other] = [await ann(), await ann()];
  const { cookie } = other.visitor;
  const answered = await other.visitor.ask(`${PATH}?token=${linkOf(person, 'turn')}`, ONE_CLICK);
  expect([answered.status, answered.headers.getSetCookie(), other.visitor.cookie]).toEqual([204, [], cookie]);
  expect([await stoppedOf(person), await stoppedOf(other)]).toEqual([['turn'], []]);
});

const SET: OwnWays = { turn: { mail: 'digest', push: 'digest' }, over: { mail: 'now' }, nudge: { mail: 'digest' } };

test.each<[stopped: Stoppable, ways: OwnWays]>([
  ['turn', { ...SET, turn: { mail: 'off', push: 'digest' } }],
  ['started', { ...SET, started: { mail: 'off' } }],
  ['digest', { ...SET, turn: { mail: 'off', push: 'digest' }, nudge: { mail: 'off' } }],
])('what was set stays beside %s', async (stopped, ways) => {
  const person = await ann({ ways: SET, quiet: { from: 1, until: 2 }, hour: 3 });
  await stop(linkOf(person, stopped));
  expect((await accountOf(person.id)).notices).toEqual({ ways, quiet: { from: 1, until: 2 }, hour: 3 });
});

test('again it does nothing, and what is set afterwards counts', async () => {
  const person = await ann();
  await stop(linkOf(person, 'turn'));
  server.metered.length = 0;
  expect(await stop(linkOf(person, 'turn'))).toMatchObject({ status: 204 });
  expect(server.metered.map(({ request }) => request)).toEqual(['BatchGet']);
  const ways = { turn: { mail: 'now' } };
  await person.visitor.expect(200, '/api/me/notices', { method: 'PATCH', json: { ways } });
  expect(await stoppedOf(person)).toEqual([]);
  await stop(linkOf(person, 'turn'));
  expect(await stoppedOf(person)).toEqual(['turn']);
});

test('many at once are all done', async () => {
  const person = await ann();
  await Promise.all(KINDS.map((kind) => stop(linkOf(person, kind))));
  expect(await stoppedOf(person)).toEqual(KINDS);
});

test.each(['GET', 'HEAD'])('%s changes nothing and leads to the page with the button', async (method) => {
  const person = await ann();
  const link = linkOf(person, 'turn');
  server.metered.length = 0;
  const response = await fetch(`${server.address}${PATH}?token=${link}`, { method, redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, `/unsubscribe/#token=${link}`]);
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  expect([await response.text(), server.metered]).toEqual(['', []]);
  expect(await stoppedOf(person)).toEqual([]);
});

test('nobody learns whether there is such a player, and a wrong secret does nothing', async () => {
  const [person, other] = [await ann(), await ann()];
  const guest = somebody.another();
  const { id } = await guest.enter();
  const before = await everything(server);
  const answers = [];
  for (const token of [
    linkOf({ ...person, secret: other.secret }, 'turn'),
    linkOf({ ...person, id: other.id }, 'digest'),
    linkOf({ ...person, secret: `${person.secret.slice(0, -1)}${person.secret.endsWith('A') ? 'B' : 'A'}` }, 'turn'),
    `${'A'.repeat(22)}.turn.${'A'.repeat(22)}`,
    `${id}.turn.${'A'.repeat(22)}`,
    `${person.id}.over.${'_'.repeat(22)}`,
  ]) {
    const { status, text, headers } = await stop(token);
    answers.push({ status, text, headers: [...headers].filter(([name]) => name !== 'date') });
  }
  expect(await everything(server)).toEqual(before);
  const right = await stop(linkOf(person, 'turn'));
  const { status, text } = right;
  answers.push({ status, text, headers: [...right.headers].filter(([name]) => name !== 'date') });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('it works as long as the account is there: when it is closed, not when it is given up', async () => {
  const [closed, gone] = [await ann(), await ann()];
  await changeAccount(server, closed.id, { banned: 1 });
  await stop(linkOf(closed, 'turn'));
  expect(await stoppedOf(closed)).toEqual(['turn']);
  await gone.visitor.expect(204, '/api/me', { method: 'DELETE' });
  const [before] = await server.world.db.get(accountKey(gone.id));
  expect(await stop(linkOf(gone, 'turn'))).toMatchObject({ status: 204 });
  expect(await server.world.db.get(accountKey(gone.id))).toEqual([before]);
});

test('letters of a player have one secret, though two are written at once, and everybody’s is another', async () => {
  const [one, other] = [somebody.another(), await ann()];
  const { id } = await one.enter();
  const account = await accountOf(id);
  const secrets = await Promise.all(Array.from({ length: 6 }, () => ensureStopToken(server.world, id, account)));
  expect(new Set(secrets).size).toBe(1);
  const { stopToken } = await accountOf(id);
  expect(secrets).toContain(stopToken);
  expect(stopToken).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(stopToken).not.toBe(other.secret);
  expect(await ensureStopToken(server.world, id, await accountOf(id))).toBe(stopToken);
  await expect(ensureStopToken(server.world, 'A'.repeat(22), account)).rejects.toMatchObject({ code: 'not_signed_in' });
});

test.each([
  '',
  '?token=',
  '?token=x',
  `?token=${'A'.repeat(22)}`,
  `?token=${'A'.repeat(22)}.turn`,
  `?token=${'A'.repeat(22)}.pigeon.${'A'.repeat(22)}`,
  `?token=${'A'.repeat(22)}.constructor.${'A'.repeat(22)}`,
  `?token=${'A'.repeat(22)}.__proto__.${'A'.repeat(22)}`,
  `?token=${'A'.repeat(22)}.turn.${'A'.repeat(21)}`,
  `?token=${'A'.repeat(22)}.turn.${'A'.repeat(22)}%0A`,
  `?token=${'A'.repeat(22)}.turn.${'A'.repeat(22)}.all`,
  `?token=${'A'.repeat(22)}..${'A'.repeat(22)}`,
  `?token=${'A'.repeat(22)}.turn.${'%00'.repeat(22)}`,
  `?token=${'A'.repeat(6_000)}`,
  `?token=${'A'.repeat(22)}.turn.${'A'.repeat(22)}&token=${'A'.repeat(22)}.turn.${'A'.repeat(22)}`,
  `?token=${'A'.repeat(22)}.turn.${'A'.repeat(22)}&to=https://evil.example`,
  `?to%6ben=${'A'.repeat(22)}.turn.//evil.example%23${'A'.repeat(6)}`,
])('a link with %j is none', async (query) => {
  for (const asking of [ONE_CLICK, { method: 'GET' }]) {
    const answered = await somebody.ask(`${PATH}${query}`, asking);
    expect(answered).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    expect(answered.headers.get('Location')).toBeNull();
  }
});

test.each<[name: string, body: string, headers: Record<string, string>]>([
  ['nothing', '', FORM],
  ['another word', 'List-Unsubscribe=Two-Clicks', FORM],
  ['another field', 'list-unsubscribe=One-Click', FORM],
  ['the field twice', 'List-Unsubscribe=One-Click&List-Unsubscribe=One-Click', FORM],
  ['a field beside it', 'List-Unsubscribe=One-Click&player=x', FORM],
  ['JSON', '{"List-Unsubscribe":"One-Click"}', { 'Content-Type': 'application/json' }],
  ['plain text', 'List-Unsubscribe=One-Click', { 'Content-Type': 'text/plain' }],
  ['parts without a boundary', 'List-Unsubscribe=One-Click', { 'Content-Type': 'multipart/form-data' }],
  ['parts that are none', 'List-Unsubscribe=One-Click', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  [
    'a file',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"; filename="a"\r\n\r\nOne-Click\r\n--x--\r\n',
    { 'Content-Type': 'multipart/form-data; boundary=x' },
  ],
])('a form with %s is refused, and nothing changes', async (_, body, headers) => {
  const person = await ann();
  const answered = await stop(linkOf(person, 'turn'), { method: 'POST', body, headers });
  expect(answered).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(answered.text).not.toContain(person.secret);
  expect(await stoppedOf(person)).toEqual([]);
});

test('a huge form is too large, and other methods are none', async () => {
  const person = await ann();
  const huge = `List-Unsubscribe=One-Click&x=${'x'.repeat(70_000)}`;
  expect(await stop(linkOf(person, 'turn'), { ...ONE_CLICK, body: huge })).toMatchObject({ status: 413 });
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answered = await stop(linkOf(person, 'turn'), { ...ONE_CLICK, method });
    expect([answered.status, answered.headers.get('Allow')]).toEqual([405, 'POST, GET, HEAD']);
  }
  expect(await stoppedOf(person)).toEqual([]);
});

test('what goes wrong is logged without the link', async () => {
  const person = await ann();
  const link = linkOf(person, 'turn');
  trouble = new TypeError(`what was to be stopped: ${link}`);
  const answered = await stop(link);
  trouble = undefined;
  expect(answered).toMatchObject({ status: 500, body: { code: 'failed' } });
  const lines: string[] = [];
  const log = lineLogger({ write: (line) => lines.push(line) });
  for (const failure of server.failures.splice(0)) log(failure);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(PATH);
  for (const part of link.split('.')) expect(lines[0]).not.toContain(part === 'turn' ? '.turn.' : part);
});

test('a link that no route lets through does nothing either', async () => {
  const person = await ann();
  for (const odd of ['', '.', '..', `${person.id}.turn`, `${person.id}.turn.`, `${person.id}.turn.${person.secret}x`]) {
    await stopMail(server.world, odd);
  }
  expect(await stoppedOf(person)).toEqual([]);
});
