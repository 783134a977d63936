import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandOf, processes, startOf } from '../../functions/local/processes';
import { type Casebook, startCasebook, tryCasebook } from '../support/casebook';

let data: string;
let started: Casebook[];

beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  started = [];
});

afterEach(async () => {
  for (const { process } of started) process.kill('SIGKILL');
  await rm(data, { recursive: true });
});

async function start(): Promise<Casebook> {
  const casebook = await startCasebook(data);
  started.push(casebook);
  return casebook;
}

/** Every live process that was started with this data folder. */
function left(): readonly number[] {
  return processes().filter((pid) => commandOf(pid).some((word) => word.startsWith(data)) && startOf(pid) !== undefined);
}

/** What a path answers, sent as it is written, without a client's tidying. */
async function ask(casebook: Casebook, at: string): Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders }> {
  const { hostname, port } = new URL(casebook.address);
  const request = http.get({ hostname, port, path: at, agent: false });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

test('site and API answer at the address it prints', async () => {
  const casebook = await start();
  expect(await ask(casebook, '/')).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(await ask(casebook, '/api/me')).toMatchObject({ status: 401 });
  expect(await ask(casebook, '/api/openapi.json')).toMatchObject({ status: 200 });
  await casebook.stop();
});

test('no path leads out of the site', async () => {
  const casebook = await start();
  const paths = [
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/_next/',
    '//package.json',
    '/%00',
  ];
  const answers = await Promise.all(paths.map((at) => ask(casebook, at)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  await casebook.stop();
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends all that was started, in good order', async (signal) => {
  const casebook = await start();
  expect(left()).toHaveLength(2);
  casebook.process.kill(signal);
  expect(await once(casebook.process, 'exit')).toEqual([0, null]);
  expect(left()).toEqual([]);
});

test('a kill of the server leaves nothing that keeps it from starting again', async () => {
  const casebook = await start();
  await casebook.kill();
  const next = await start();
  expect((await ask(next, '/')).status).toBe(200);
  await next.stop();
  expect(left()).toEqual([]);
});

test('a kill of the database ends the server, with a line that says so', async () => {
  const casebook = await start();
  const database = left().find((pid) => pid !== casebook.process.pid);
  const ended = once(casebook.process, 'exit');
  process.kill(database as number, 'SIGKILL');
  expect(await ended).toEqual([1, null]);
  const next = await start();
  await next.stop();
  expect(left()).toEqual([]);
});

test('a second start on the same folder is refused, and the first goes on', async () => {
  const casebook = await start();
  const { pid } = casebook.process;
  expect(await tryCasebook(['--data', data, '--port', '0'])).toEqual({
    code: 1,
    said: `The data folder ${data} is in use by process ${pid}: stop that first, or choose another folder with --data.`,
  });
  expect((await ask(casebook, '/')).status).toBe(200);
  await casebook.stop();
});

test('a start waits for one that is about to end', async () => {
  const casebook = await start();
  const [next] = await Promise.all([start(), casebook.stop()]);
  expect((await ask(next, '/')).status).toBe(200);
  await next.stop();
});

test('a taken port is refused in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  expect(await tryCasebook(['--data', data, '--port', String(port)])).toEqual({
    code: 1,
    said: `Port ${port} is taken: stop what listens there, or choose another with --port.`,
  });
  expect(left()).toEqual([]);
  taken.close();
});

test('a data folder that cannot be written to is refused in one line', async () => {
  const file = path.join(data, 'file');
  await writeFile(file, '');
  expect(await tryCasebook(['--data', file, '--port', '0'])).toEqual({
    code: 1,
    said: `The data folder ${file} cannot be written to (EEXIST): choose another one with --data.`,
  });
});

test('a platform without the embedded database is refused in one line', async () => {
  const node = ['--import', `data:text/javascript,Object.defineProperty(process,'arch',{value:'arm64'})`];
  expect(await tryCasebook(['--data', data, '--port', '0'], { node })).toEqual({
    code: 1,
    said: expect.stringMatching(/^The embedded database runs on Linux x64, and this is linux-arm64: .*DYNAMODB_ENDPOINT.*\.$/),
  });
});

test('there, and anywhere, DYNAMODB_ENDPOINT names the database', async () => {
  const environment = { ...process.env, DYNAMODB_ENDPOINT: 'http://127.0.0.1:1' };
  expect(await tryCasebook(['--data', data, '--port', '0'], { environment })).toEqual({
    code: 1,
    said: 'The database at http://127.0.0.1:1 cannot be used (ECONNREFUSED): is DYNAMODB_ENDPOINT right?',
  });
});

test('an older Node is refused in one line', async () => {
  const node = ['--import', `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.0'})`];
  const refusal = await tryCasebook([], { node });
  expect(refusal).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Casebook needs Node 20\.\d+ or later, .*nodejs\.org\.$/),
  });
});

test.each([[['--porto', '1']], [['--port', 'x']], [['--port', '70000']], [['4000']]])(
  '%j is answered with the usage',
  async (words) => {
    expect(await tryCasebook(words)).toEqual({
      code: 1,
      said: 'Usage: npm start -- [--port 3000] [--host 127.0.0.1] [--data ./data]',
    });
  },
);
