/** Mail of Casebook as people start it: over a mail server, into the mailbox, through kills, and past link scanners. */

import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignedIn } from '@shared/api/session';
import { nth } from '@shared/choice';
import type { Choice } from '@shared/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Casebook, startCasebook, tryCasebook } from '../support/casebook';
import { linksIn, openPostOffice, type PostOffice } from '../support/post-office';
import { Visitor } from '../support/visitor';

let data: string;
let started: Casebook[];

beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  started = [];
  return async () => {
    for (const { process } of started) process.kill('SIGKILL');
    await rm(data, { recursive: true, maxRetries: 5 });
  };
});

async function start(environment: Readonly<Record<string, string>> = {}, port = 0): Promise<Casebook> {
  const casebook = await startCasebook(data, port, { environment: { ...process.env, ...environment } });
  started.push(casebook);
  return casebook;
}

const JACK = { title: 'mr-jack-pocket', options: { roles: 'host-jack' }, seats: 2, visibility: 'invite' } as const;

/** The mails of a mailbox page, as their addresses, the newest first. */
async function mailbox(address: string): Promise<readonly string[]> {
  const page = await (await fetch(`${address}/mailbox`)).text();
  return Array.from(page.matchAll(/href="(\/mailbox\/[\w-]{22})"/g), ([, at]) => `${address}${at}`);
}

/** The same as soon as there are so many. */
async function mails(address: string, number: number): Promise<readonly string[]> {
  const folder = path.join(data, 'mail');
  await mkdir(folder, { recursive: true });
  const watcher = watch(folder);
  try {
    for (;;) {
      const changed = once(watcher, 'change');
      const found = await mailbox(address);
      if (found.length >= number) return found;
      await changed;
    }
  } finally {
    watcher.close();
  }
}

async function textOf(mail: string): Promise<string> {
  const page = await (await fetch(mail)).text();
  return (/<pre[^>]*>([\s\S]*)<\/pre>/.exec(page)?.[1] ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

async function askCode(visitor: Visitor, email: string): Promise<void> {
  await visitor.expect(202, '/api/session/code', { method: 'POST', json: { email } });
}

function signIn(visitor: Visitor, token: string): Promise<SignedIn> {
  return visitor.expect(200, '/api/session', { method: 'POST', json: { token } });
}

function tokenIn(text: string): string {
  return /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
}

/** Somebody with an address, signed in through the mailbox. */
async function enter(somebody: Visitor, email: string): Promise<Visitor> {
  const visitor = somebody.another();
  const { length } = await mailbox(visitor.address);
  await askCode(visitor, email);
  const [newest = ''] = await mails(visitor.address, length + 1);
  await signIn(visitor, tokenIn(await textOf(newest)));
  return visitor;
}

test('a move that was acknowledged before the power went is told by mail after it, once', { timeout: 240_000 }, async () => {
  let casebook = await start();
  const { port } = new URL(casebook.address);
  const somebody = await Visitor.at(casebook.address);
  const [nora, theo] = [await enter(somebody, 'nora@example.com'), await enter(somebody, 'theo@example.com')];
  const { id, invite } = await nora.create(JACK);
  await theo.join(id, { invite });
  await mails(casebook.address, 4);

  await moveOn(id, [nora, theo]);
  await casebook.kill();
  casebook = await start({}, Number(port));
  expect(await textOf((await mails(casebook.address, 5))[0] ?? '')).toContain(`/game/?id=${id}`);
  await casebook.kill();

  casebook = await start({}, Number(port));
  await enter(somebody, 'other@example.com');
  expect(await mailbox(casebook.address)).toHaveLength(6);
});

test('what comes through a proxy on this machine finds no mailbox, nor does anybody where the site is known elsewhere', async () => {
  let casebook = await start();
  const asked = (headers: Readonly<Record<string, string>>) => fetch(`${casebook.address}/mailbox`, { headers });
  expect((await asked({})).status).toBe(200);
  for (const name of ['X-Forwarded-For', 'Forwarded', 'Via']) expect((await asked({ [name]: 'x' })).status).toBe(404);
  await casebook.stop();
  casebook = await start({ BASE_ADDRESS: 'https://casebook.example' });
  expect((await asked({})).status).toBe(404);
});

test('an account that is to go goes, though the power goes first', async () => {
  let casebook = await start();
  const { port } = new URL(casebook.address);
  const nora = await Visitor.at(casebook.address);
  const theo = nora.another();
  await nora.enter('Nora');
  await theo.enter('Theo');
  const { id, invite } = await nora.create(JACK);
  await theo.join(id, { invite });
  await nora.expect(204, '/api/me', { method: 'DELETE' });
  await casebook.kill();
  casebook = await start({}, Number(port));
  for (let status = ''; status !== 'finished'; status = (await theo.game(id)).status);
  for (let name: string | undefined = 'Nora'; name === 'Nora'; name = (await theo.game(id)).seats[0]?.name);
});

/** Plays until it is the other one's turn. */
async function moveOn(id: string, players: readonly Visitor[]): Promise<void> {
  const seat = (await (players[0] as Visitor).game(id)).turn?.seat ?? 0;
  const player = players[seat] as Visitor;
  for (let game = await player.game(id); game.turn?.seat === seat; ) {
    const { choices: [choice] = [], version } = game;
    game = await player.act(id, version, nth([choice as Choice], 0));
  }
}

describe('a mail server', () => {
  let office: PostOffice;

  beforeEach(async () => {
    office = await openPostOffice();
    return () => office.close();
  });

  const server = () => ({ SMTP_URL: office.url, MAIL_FROM: 'The house <house@example.net>' });

  test('gets the mail, under the name that is set, and there is no mailbox', async () => {
    const casebook = await start(server());
    await askCode(await Visitor.at(casebook.address), 'nora@example.com');
    const { to, mail } = await office.letter(1);
    expect([to, mail.from?.text]).toEqual([['nora@example.com'], '"The house" <house@example.net>']);
    expect((await fetch(`${casebook.address}/mailbox`)).status).toBe(404);
  });

  test('gets links to where people find the site, whatever it listens on; and its cookie is kept to https', async () => {
    const casebook = await start({ ...server(), BASE_ADDRESS: 'https://casebook.example/' });
    const visitor = await Visitor.at(casebook.address);
    await askCode(visitor, 'nora@example.com');
    const { mail } = await office.letter(1);
    expect(mail.text).toContain('https://casebook.example/sign-in/#token=');
    const asking = { method: 'POST', json: { token: tokenIn(mail.text ?? '') } };
    const { headers } = await visitor.ask('/api/session', asking);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-session=.*; Secure/)]);
  });

  test('that is away for a while loses nothing: the code that comes late signs in', async () => {
    await office.close();
    const casebook = await start(server());
    const visitor = await Visitor.at(casebook.address);
    await askCode(visitor, 'nora@example.com');
    await askCode(visitor, 'theo@example.com');
    await office.open();
    const letters = [await office.letter(1), await office.letter(2)];
    expect(new Set(letters.map(({ to: [to] }) => to))).toEqual(new Set(['nora@example.com', 'theo@example.com']));
    for (const { mail } of letters) await signIn(visitor.another(), tokenIn(mail.text ?? ''));
  });

  test('knows every mail’s links; whoever follows them without pressing changes nothing', { timeout: 120_000 }, async () => {
    const casebook = await start(server());
    const nora = await Visitor.at(casebook.address);
    await askCode(nora, 'nora@example.com');
    const { mail: first } = await office.letter(1);
    await scan(first, nora);
    expect((await nora.ask('/api/me')).status).toBe(401);
    await signIn(nora, tokenIn(first.text ?? ''));
    expect((await nora.refused('/api/session', { method: 'POST', json: { token: tokenIn(first.text ?? '') } })).code).toBe(
      'wrong_code',
    );

    const theo = nora.another();
    await theo.enter('Theo');
    const { id, invite } = await nora.create(JACK);
    await theo.join(id, { invite });
    await moveOn(id, [nora, theo]);
    const about = [(await office.letter(2)).mail, (await office.letter(3)).mail];
    const seen = await nora.ask(`/api/games/${id}`);
    for (const mail of about) {
      await scan(mail, nora);
      expect(linksIn(mail)).toContain(`${casebook.address}/game/?id=${id}`);
    }
    expect((await nora.ask(`/api/games/${id}`)).headers.get('ETag')).toBe(seen.headers.get('ETag'));
    expect(about.flatMap(linksIn)).toContain(`${casebook.address}/check/?id=${id}`);

    await nora.expect(202, '/api/me/address', { method: 'PUT', json: { email: 'new@example.com' } });
    const both = [(await office.letter(4)).mail, (await office.letter(5)).mail];
    for (const mail of both) await scan(mail, nora);
    expect(await nora.me()).toMatchObject({ email: 'nora@example.com', change: { old: false, new: false } });
    const done = [];
    for (const { text = '' } of both) {
      const asking = { method: 'POST', json: { token: tokenIn(text) } };
      done.push(await nora.expect(200, '/api/me/address/confirmation', asking));
    }
    expect(done).toEqual([{ done: false }, { done: true }]);
    expect((await nora.me()).email).toBe('new@example.com');
  });

  /** What scanners do: each link, whole and without what a browser keeps to itself, several times, with or without the cookie. */
  async function scan(mail: Parameters<typeof linksIn>[0], { cookie = '' }: Visitor): Promise<void> {
    const links = linksIn(mail);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET']) {
        for (const headers of [{}, { cookie }]) {
          const answer = await fetch(link, { method, headers });
          expect([link, answer.status, answer.headers.getSetCookie()]).toEqual([link, 200, []]);
        }
      }
    }
  }
});

test.each([
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL is no address of a mail server: .*$/],
  [{ MAIL_FROM: 'Casebook' }, /^MAIL_FROM is no sender: .*$/],
  [{ BASE_ADDRESS: 'casebook.example' }, /^BASE_ADDRESS is no address of a site: .*$/],
])('%j is refused in one line', async (environment, line) => {
  const outcome = await tryCasebook(['--data', data, '--port', '0'], { environment: { ...process.env, ...environment } });
  expect(outcome).toMatchObject({ code: 1, said: expect.stringMatching(line) });
});
