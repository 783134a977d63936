/** The script that tries a Casebook that runs, on one that is right and on one that is wrong. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../smoke/run';
import { readCommand } from '../smoke/words';
import { type Casebook, startCasebook } from '../support/casebook';
import { ROOT } from './sources';

const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');

let data: string;
let casebook: Casebook;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  casebook = await startCasebook(data);
});

afterAll(async () => {
  await casebook.stop();
  await rm(data, { recursive: true });
});

/** Runs the script as `npm run smoke` does. */
async function smoke(...words: readonly string[]): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [TSX, 'test/smoke/smoke.ts', ...words], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, said: out + error };
}

interface Passing {
  status: number;
  readonly headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Stands before the Casebook and changes what it answers. */
async function startWrong(spoil: (at: string, answer: Passing) => void): Promise<http.Server> {
  const server = http.createServer((asked, answer) => {
    const passed = http.request(`${casebook.address}${asked.url}`, { method: asked.method, headers: asked.headers });
    asked.pipe(passed);
    void pass(passed, asked.url ?? '', answer).catch(() => answer.destroy());
  });

  async function pass(passed: http.ClientRequest, at: string, answer: http.ServerResponse): Promise<void> {
    const [got] = (await once(passed, 'response')) as [http.IncomingMessage];
    const passing = { status: got.statusCode ?? 0, headers: { ...got.headers }, body: await buffer(got) };
    spoil(at, passing);
    answer.writeHead(passing.status, passing.headers).end(passing.body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

test('a Casebook that is right passes, as far as it can be tried there', async () => {
  const { code, said } = await smoke(casebook.address, '--limits', '--mail', 'ann@example.com');
  expect(said).toMatch(/^passed {4}They play to the end\.$/m);
  expect(said).toMatch(/^passed {4}The record verifies/m);
  expect(said).toMatch(/^passed {4}Made-up addresses/m);
  expect(said).toMatch(/^not here {2}It speaks HTTP\/2/m);
  expect(said).toMatch(/^look {6}A mail with a code arrives\.$/m);
  expect(said).not.toContain('Message-ID');
  expect(said).toMatch(/^GET \/api\/games\/\{id\} +\d+ +\d+ +\d+ +\d+$/m);
  expect(said).toMatch(/, 0 failed, 4 cannot be tried here, 1 to look at\.\n$/);
  expect(code).toBe(0);
});

test('what is wrong fails, and nothing else', async () => {
  const wrong = await startWrong((at, answer) => {
    const { headers } = answer;
    if (at === '/rules/') delete headers['content-security-policy'];
    if (at.startsWith('/smoke/')) answer.status = 200;
    if (at.startsWith('/_next/')) headers['cache-control'] = 'no-cache';
    if (at.startsWith('/api/games?')) headers.age = '7';
    if (at === '/api/nowhere') answer.body = Buffer.from('<h1>404</h1>');
    if (at === '/api/session/guest')
      headers['set-cookie'] = headers['set-cookie']?.map((cookie) => cookie.replace('HttpOnly; ', ''));
    if (at.includes('?known=')) answer.status = 200;
    if (at.endsWith('/record'))
      answer.body = Buffer.from(
        answer.body
          .toString()
          .replace(/("secret":")(.)/, (_, before: string, digit: string) => before + (digit === 'f' ? '0' : 'f')),
      );
    for (const name of ['content-length', 'transfer-encoding', 'connection']) delete headers[name];
  });
  const { port } = wrong.address() as AddressInfo;
  const said: string[] = [];
  const command = readCommand([`http://127.0.0.1:${port}`, '--api', casebook.address]);
  expect(command && (await run(command, (line) => said.push(line)))).toBe(false);
  wrong.close();
  expect(said.filter((line) => line.startsWith('failed')).map((line) => line.split('\n')[0]?.slice(10, 40))).toEqual([
    'Guests come in, by a cookie th',
    '?known= says when nothing is n',
    'The record verifies: every dra',
    'Every page is there, asked for',
    'What is not there is answered ',
    'Hashed files are kept for good',
    'The API refuses in its own wor',
    'Nothing that the API answers i',
    "API Gateway's own address refu",
  ]);
});

test('where nobody listens it says so in one line, and stops', async () => {
  const nobody = http.createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as AddressInfo;
  await new Promise((closed) => nobody.close(closed));
  const { code, said } = await smoke(`http://127.0.0.1:${port}`);
  expect(said).toMatch(/^GET http:\/\/127\.0\.0\.1:\d+\/: no answer \([^\n]*ECONNREFUSED[^\n]*\)\.\n$/);
  expect(code).toBe(1);
});

test('it asks nobody to open what the simulator of SES got', async () => {
  const { said } = await smoke(casebook.address, '--mail', 'success@simulator.amazonses.com');
  expect(said).toMatch(/^not here {2}A mail with a code arrives\.\n +Two mails are on their way to the simulator/m);
  expect(said).toMatch(/, 0 failed, \d cannot be tried here, 0 to look at\.\n$/);
});

test.each([
  [],
  ['casebook.example'],
  ['https://casebook.example/game/'],
  ['ftp://casebook.example'],
  ['https://a.example', 'b'],
  ['https://a.example', '--what'],
])('it says how it is used: %j %j', (...words) => {
  expect(readCommand(words.filter((word) => word !== undefined))).toBeUndefined();
});

test('it reads its words', () => {
  expect(readCommand(['https://casebook.example/', '--api', 'https://x.execute-api.eu-central-1.amazonaws.com'])).toEqual({
    address: 'https://casebook.example',
    api: 'https://x.execute-api.eu-central-1.amazonaws.com',
    mail: undefined,
    limits: false,
  });
});
