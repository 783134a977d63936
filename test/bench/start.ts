/** How large each Lambda function is, and how long it takes to be ready in a fresh process. */

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleFunctions, FUNCTIONS } from '../../functions/lambda/bundle.mjs';
import { bundleDependencies } from './dependencies';

export interface Start {
  readonly name: string;
  /** Bytes, minified. */
  readonly size: number;
  /** Milliseconds: the median. */
  readonly time: number;
}

export const PROCESSES = 20;

/** What the API takes from others, alone: its packages, and its parameters as it reads them. */
export const DEPENDENCIES = 'what the api takes from others';

/** Of every function, and of `DEPENDENCIES`. `openapi`: the description's file. They take turns, so that a busy moment meets all. */
export async function startsOf(openapi: string): Promise<Start[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  const store = await startParameters();
  await bundleFunctions(folder, openapi);
  const alone = path.join(folder, 'dependencies.mjs');
  await bundleDependencies('api', alone);
  const files = new Map(FUNCTIONS.map((name) => [name, path.join(folder, name, 'index.mjs')])).set(DEPENDENCIES, alone);
  const times = new Map<string, number[]>();
  for (let round = 0; round < PROCESSES; round++) {
    for (const [name, file] of files) times.set(name, [...(times.get(name) ?? []), await timeOf(file, store)]);
  }
  const starts: Start[] = [];
  for (const [name, file] of files) starts.push({ name, size: (await stat(file)).size, time: median(times.get(name) ?? []) });
  store.close();
  await rm(folder, { recursive: true });
  return starts;
}

/** Milliseconds from a process that is up to a function that is ready. */
async function timeOf(file: string, store: Server): Promise<number> {
  const url = JSON.stringify(pathToFileURL(file).href);
  const code = `const start = performance.now(); await import(${url}); console.log(performance.now() - start); process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    env: environmentOf(store) as NodeJS.ProcessEnv,
  });
  return Number(stdout);
}

/** What every function finds, and more than some of them look for. */
function environmentOf(store: Server): Readonly<Record<string, string>> {
  const { port } = store.address() as AddressInfo;
  const queue = `http://127.0.0.1:${port}/queue`;
  return {
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    POWERTOOLS_SERVICE_NAME: 'bench',
    POWERTOOLS_METRICS_NAMESPACE: 'Casebook',
    PARAMETERS: '/casebook/bench',
    TABLE_NAME: 'casebook',
    RELEASE: 'bench',
    MAIL_QUEUE: queue,
    CHORES_QUEUE: queue,
    DEAD_CALLS: queue,
    QUEUE_URL: queue,
    BASE_ADDRESS: 'https://casebook.example',
    MAIL_FROM: 'casebook@casebook.example',
    CONFIGURATION_SET: 'casebook',
  };
}

/** A parameter store that knows everything. */
async function startParameters(): Promise<Server> {
  const server = createServer((request, response) => {
    void json(request).then((asked) => {
      const { Names } = asked as { readonly Names: readonly string[] };
      response.end(JSON.stringify({ Parameters: Names.map((Name) => ({ Name, Value: 'https://casebook.example' })) }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
