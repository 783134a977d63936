/** The very files that are deployed, called as API Gateway calls them. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { App } from 'aws-cdk-lib';
import type { LambdaContext } from 'hono/aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CasebookStack } from '../../infra/stack';
import { startTable, TABLE_NAME, type Table } from '../support/table';

interface Result {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body: string;
}

const outdir = mkdtempSync(path.join(tmpdir(), 'casebook-cdk-'));
let table: Table;
let handler: (event: object, context: Partial<LambdaContext>) => Promise<Result>;

beforeAll(async () => {
  table = await startTable();
  const app = new App({ outdir, context: { 'aws:cdk:enable-asset-metadata': true } });
  new CasebookStack(app, 'Casebook');
  app.synth();
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.endpoint);
  vi.stubEnv('TABLE_NAME', TABLE_NAME);
  vi.stubEnv('BASE_ADDRESS', 'https://casebook.example');
  vi.stubEnv('RELEASE', 'this');
  ({ handler } = await import(pathToFileURL(path.join(assetFolder(), 'index.mjs')).href));
});

afterAll(async () => {
  await table.stop();
  rmSync(outdir, { recursive: true });
});

function assetFolder(): string {
  const template = JSON.parse(readFileSync(path.join(outdir, 'Casebook.template.json'), 'utf8'));
  const resources = Object.values<{ Type: string; Metadata?: Record<string, string> }>(template.Resources);
  const api = resources.find(({ Type }) => Type === 'AWS::Lambda::Function');
  return path.join(outdir, api?.Metadata?.['aws:asset:path'] ?? '');
}

function call(method: string, rawPath: string, body?: unknown, cookies: readonly string[] = [], query = ''): Promise<Result> {
  const event = {
    version: '2.0',
    rawPath,
    rawQueryString: query,
    cookies,
    headers: { host: 'gateway.example', origin: 'https://casebook.example', 'content-type': 'application/json' },
    requestContext: { domainName: 'gateway.example', http: { method, path: rawPath, sourceIp: '192.0.2.7' } },
    ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)).toString('base64') }),
    isBase64Encoded: body !== undefined,
  };
  return handler(event, {});
}

async function enter(name: string): Promise<string[]> {
  const { cookies: [cookie = ''] = [] } = await call('POST', '/api/session/guest', { name });
  return [cookie.split(';')[0] ?? ''];
}

it('lets a guest in by a cookie that only this host reads, and knows them by it', async () => {
  const guest = await call('POST', '/api/session/guest', { name: 'Ann' });
  expect(guest.statusCode).toBe(201);
  const [cookie = ''] = guest.cookies ?? [];
  expect(cookie).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const me = await call('GET', '/api/me', undefined, [cookie.split(';')[0] ?? '']);
  expect(JSON.parse(me.body)).toMatchObject({ name: 'Ann', guest: true });
});

it('plays: a table, a second player, a move', async () => {
  const [host, friend] = [await enter('Nora'), await enter('Theo')];
  const request = { title: 'mr-jack-pocket', options: { roles: 'host-investigator' }, seats: 2, visibility: 'open' };
  const { id } = JSON.parse((await call('POST', '/api/games', request, host)).body);
  expect(await call('POST', `/api/games/${id}/seats`, {}, friend)).toMatchObject({ statusCode: 201 });
  const game = JSON.parse((await call('GET', `/api/games/${id}`, undefined, host)).body);
  expect(game).toMatchObject({ status: 'running', you: 0, version: 1, turn: { seat: 0, number: 1 } });
  expect(game.choices.length).toBeGreaterThan(0);
});

it('says when nothing is new, what is not there, and how it is described', async () => {
  const host = await enter('Nora');
  const request = { title: 'pi', options: { edition: 'first' }, seats: 3, visibility: 'invite' };
  const { id } = JSON.parse((await call('POST', '/api/games', request, host)).body);
  const look = await call('GET', `/api/games/${id}`, undefined, [], 'known=0.0.x');
  expect(look).toMatchObject({ statusCode: 204, headers: { etag: '"0.0.x"' } });
  expect(await call('GET', '/api/games/nowhere')).toMatchObject({ statusCode: 404 });
  expect(JSON.parse((await call('GET', '/api/openapi.json')).body)).toMatchObject({ openapi: '3.1.0' });
});
