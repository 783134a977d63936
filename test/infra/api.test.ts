/** The very files that are deployed, called as API Gateway calls them. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { App } from 'aws-cdk-lib';
import type { LambdaEvent } from 'hono/aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CasebookStack } from '../../infra/stack';
import { startTable, TABLE_NAME, type Table } from '../support/table';

type Handler = (event: LambdaEvent) => Promise<{ statusCode: number; body: string; cookies?: string[] }>;

const ADDRESS = 'https://casebook.example';
const outdir = mkdtempSync(path.join(tmpdir(), 'casebook-cdk-'));
let table: Table;
let handler: Handler;

beforeAll(async () => {
  table = await startTable();
  const app = new App({ outdir, context: { 'aws:cdk:enable-asset-metadata': true } });
  new CasebookStack(app, 'Casebook');
  app.synth();
  vi.stubEnv('AWS_REGION', 'local');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.endpoint);
  vi.stubEnv('TABLE_NAME', TABLE_NAME);
  vi.stubEnv('BASE_ADDRESS', ADDRESS);
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

function request(method: string, rawPath: string, body?: unknown, cookies: string[] = []): LambdaEvent {
  const http = { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' };
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: '',
    headers: { host: 'casebook.example', 'content-type': 'application/json' },
    cookies,
    isBase64Encoded: false,
    body: body === undefined ? null : JSON.stringify(body),
    requestContext: {
      accountId: '',
      apiId: '',
      authentication: null,
      authorizer: {},
      domainName: 'casebook.example',
      domainPrefix: '',
      http,
      requestId: '',
      routeKey: '$default',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
  };
}

it('lets a guest in over https, with a cookie that only this host reads', async () => {
  const { statusCode, body, cookies = [] } = await handler(request('POST', '/api/session/guest', { name: 'Nora' }));
  expect([statusCode, JSON.parse(body).name]).toEqual([201, 'Nora']);
  expect(cookies[0]).toMatch(/^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

it('seats the guest at a new table and shows it to them', async () => {
  const { cookies = [] } = await handler(request('POST', '/api/session/guest', { name: 'Theo' }));
  const cookie = cookies[0]?.split(';')[0] ?? '';
  const table = { title: 'pi', options: { edition: 'first' }, seats: 2, visibility: 'invite' };
  const created = await handler(request('POST', '/api/games', table, [cookie]));
  const { id } = JSON.parse(created.body);
  const shown = await handler(request('GET', `/api/games/${id}`, undefined, [cookie]));
  expect(JSON.parse(shown.body)).toMatchObject({ id, status: 'open', you: 0, seats: [{ name: 'Theo' }, {}] });
});

it('serves the description it was built with', async () => {
  const { statusCode, body } = await handler(request('GET', '/api/openapi.json'));
  expect([statusCode, JSON.parse(body).openapi]).toEqual([200, '3.1.0']);
});
