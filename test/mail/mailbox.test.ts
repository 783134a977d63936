import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { beforeEach, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '../../functions/local/mailbox/mailbox';
import { serveMailbox } from '../../functions/local/mailbox/serve';
import { finish } from '../../functions/mail/finish';
import type { Letter } from '../../functions/mail/letter';

let folder: string;
let mailbox: Mailbox;
let now: number;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'casebook-')), 'mail');
  now = Date.UTC(2026, 0, 1);
  mailbox = openMailbox('https://casebook.example', 'Casebook <casebook@localhost>', folder, () => ++now);
  return () => rm(path.dirname(folder), { recursive: true });
});

function letter(id: string, subject = 'Your turn'): Promise<Letter> {
  return finish({ to: 'nora@example.com', subject, id }, { head: subject, blocks: [], foot: 'Why.' });
}

async function ask(at: string, method = 'GET'): Promise<Response> {
  return serveMailbox(mailbox, new Request(`http://localhost${at}`, { method }));
}

/** Addresses of the letters, as the page lists them. */
async function listed(): Promise<readonly string[]> {
  const page = await (await ask('/mailbox')).text();
  return Array.from(page.matchAll(/<a href="(\/mailbox\/[^"]+)"/g), ([, at = '']) => at);
}

test('an empty mailbox says so', async () => {
  const answer = await ask('/mailbox/');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('No mail yet.');
});

test('letters are listed newest first, and each is shown as text and in a frame', async () => {
  await mailbox.send(await letter('one', 'First'));
  await mailbox.send(await letter('two', 'Second'));
  const [newest = '', ...rest] = await listed();
  expect(rest).toHaveLength(1);
  const page = await (await ask(newest)).text();
  expect(page).toContain('<h1>Second</h1>');
  expect(page).toContain('nora@example.com');
  expect(page).toContain(`<iframe title="The letter" src="${newest}/html" sandbox="allow-top-navigation-by-user-activation">`);
  expect(await (await ask(`${newest}/html`)).text()).toContain('<base target="_top">');
});

test('a letter is kept as it would have gone out', async () => {
  await mailbox.send(await letter('one'));
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mail = await simpleParser(await readFile(path.join(folder, file)));
  expect(mail).toMatchObject({ subject: 'Your turn', messageId: '<one@localhost>', to: { text: 'nora@example.com' } });
});

test('the same letter sent again is there once', async () => {
  await mailbox.send(await letter('one', 'Before'));
  await mailbox.send(await letter('one', 'After'));
  expect(await listed()).toHaveLength(1);
  expect(await (await ask('/mailbox')).text()).toContain('After');
});

test('a mailbox opened again holds what it held', async () => {
  await mailbox.send(await letter('one'));
  const again = openMailbox('https://casebook.example', 'Casebook <casebook@localhost>', folder, () => 0);
  expect((await again.list()).map(({ subject }) => subject)).toEqual(['Your turn']);
});

test('nobody else on the machine can read it', async () => {
  await mailbox.send(await letter('one'));
  const files = (await readdir(folder)).map((file) => path.join(folder, file));
  const modes = await Promise.all([folder, ...files].map(async (file) => (await stat(file)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test('what a killed process left unfinished is gone at the next start, and no letter is', async () => {
  await mailbox.send(await letter('one'));
  await writeFile(path.join(folder, 'half.json.new'), '{');
  const again = openMailbox('https://casebook.example', 'Casebook <casebook@localhost>', folder, () => 0);
  expect((await readdir(folder)).filter((file) => file.endsWith('.new'))).toEqual([]);
  expect(await again.list()).toHaveLength(1);
});

test('five hundred letters are kept, and the oldest goes first', async () => {
  await mailbox.send(await letter('first', 'The first'));
  for (const file of await readdir(folder)) await utimes(path.join(folder, file), 1, 1);
  await Promise.all(Array.from({ length: 499 }, (_, at) => writeFile(path.join(folder, `${at}.json`), '{')));
  expect(await listed()).toHaveLength(1);
  await mailbox.send(await letter('last', 'The last'));
  expect((await readdir(folder)).filter((file) => file.endsWith('.json'))).toHaveLength(500);
  const page = await (await ask('/mailbox')).text();
  expect(page).toContain('The last');
  expect(page).not.toContain('The first');
});

test('nothing in a letter is markup of the page', async () => {
  await mailbox.send(await letter('one', '<script>alert(1)</script>'));
  const [at = ''] = await listed();
  for (const path of ['/mailbox', at, `${at}/html`]) expect(await (await ask(path)).text()).not.toContain('<script');
});

test('the pages run no script, and only the mailbox may frame a letter', async () => {
  await mailbox.send(await letter('one'));
  const [at = ''] = await listed();
  for (const path of ['/mailbox', at]) {
    const policy = (await ask(path)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  }
  const policy = (await ask(`${at}/html`)).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation$/);
  expect(policy).not.toContain('script');
});

test.each([
  ['/mailbox/nothing'],
  ['/mailbox/..%2f..%2fpackage'],
  ['/mailbox/AAAAAAAAAAAAAAAAAAAAAA'],
  ['/mailbox/AAAAAAAAAAAAAAAAAAAAAA/html/more'],
])('%s is not there', async (at) => {
  expect((await ask(at)).status).toBe(404);
});

test('it is to be read, not written to', async () => {
  const answer = await ask('/mailbox', 'POST');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
