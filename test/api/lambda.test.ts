/** The Lambda function as it is built, called as API Gateway calls it. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameAnswer } from '@shared/api/games';
import { build } from 'esbuild';
import type { LambdaContext } from 'hono/aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTable, TABLE_NAME, type Table } from '../support/table';

interface Result {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string;
}

const ENVIRONMENT = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  TABLE_NAME,
  BASE_ADDRESS: 'https://casebook.example',
};

const ROOT = path.join(import.meta.dirname, '../..');

let table: Table;
let folder: string;
let handler: (event: object, context: Partial<LambdaContext>) => Promise<Result>;

beforeAll(async () => {
  table = await startTable();
  folder = await mkdtemp(path.join(tmpdir(), 'casebook-'));
  const outfile = path.join(folder, 'api.mjs');
  await build({
    entryPoints: [path.join(ROOT, 'functions/lambda/api.ts')],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  await writeFile(path.join(folder, 'openapi.json'), '{"openapi":"3.1.0"}');
  Object.assign(process.env, ENVIRONMENT, { AWS_ENDPOINT_URL_DYNAMODB: table.endpoint });
  ({ handler } = await import(pathToFileURL(outfile).href));
});

afterAll(async () => {
  await table.stop();
  await rm(folder, { recursive: true });
});

function call(method: string, rawPath: string, body?: unknown, cookies: readonly string[] = [], query = ''): Promise<Result> {
  const event = {
    version: '2.0',
    rawPath,
    rawQueryString: query,
    cookies,
    headers: { host: 'gateway.example', origin: 'https://casebook.example', 'content-type': 'application/json' },
    requestContext: { domainName: 'gateway.example', http: { method, path: rawPath } },
    ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)).toString('base64') }),
    isBase64Encoded: body !== undefined,
  };
  return handler(event, {});
}

test('the function signs a guest in by a cookie, and knows them by it', async () => {
  const guest = await call('POST', '/api/session/guest', { name: 'Ann' });
  expect(guest).toMatchObject({ statusCode: 201 });
  const [cookie = ''] = guest.cookies ?? [];
  expect(cookie).toMatch(/^__Host-session=.*HttpOnly; Secure; SameSite=Lax$/);
  const cookies = [cookie.split(';')[0] ?? ''];
  const me = await call('GET', '/api/me', undefined, cookies);
  expect(JSON.parse(me.body)).toMatchObject({ name: 'Ann', guest: true });
  const request = { title: 'mr-jack-pocket', options: { roles: 'random' }, seats: 2, visibility: 'open' };
  const created = await call('POST', '/api/games', request, cookies);
  const { id } = JSON.parse(created.body) as GameAnswer;
  const look = await call('GET', `/api/games/${id}`, undefined, [], 'known=0.0.x');
  expect(look).toMatchObject({ statusCode: 204, headers: { etag: '"0.0.x"' } });
});

test('the function sends the description that was built with it, and knows what is not there', async () => {
  expect((await call('GET', '/api/openapi.json')).body).toBe('{"openapi":"3.1.0"}');
  expect(await call('GET', '/api/games/nowhere')).toMatchObject({ statusCode: 404 });
});
