/** Against a server that answers as EventBridge does. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Tell, teller } from './events';

interface Entry {
  readonly Source: string;
  readonly DetailType: string;
  readonly Detail: string;
}

let server: Server;
let asked: { readonly operation: string; readonly Entries: readonly Entry[] }[];
/** Details that it refuses, and how often yet. */
let refused: Map<string, number>;
let tell: Tell;

beforeEach(async () => {
  [asked, refused] = [[], new Map()];
  server = createServer((request, response) => {
    void json(request).then((body) => {
      const { Entries } = body as { Entries: readonly Entry[] };
      asked.push({ operation: String(request.headers['x-amz-target']), Entries });
      const outcomes = Entries.map(({ Detail }) => (isRefused(Detail) ? { ErrorCode: 'ThrottlingException' } : { EventId: 'e' }));
      const FailedEntryCount = outcomes.filter((outcome) => 'ErrorCode' in outcome).length;
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' });
      response.end(JSON.stringify({ FailedEntryCount, Entries: outcomes }));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  tell = teller('Casebook', {
    region: 'local',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

function isRefused(detail: string): boolean {
  const left = refused.get(detail) ?? 0;
  refused.set(detail, left - 1);
  return left > 0;
}

function numbers(): readonly (readonly number[])[] {
  return asked.map(({ Entries }) => Entries.map(({ Detail }) => (JSON.parse(Detail) as { n: number }).n));
}

function events(count: number): Parameters<Tell>[0] {
  return Array.from({ length: count }, (_, n) => ({ type: 'push', detail: { n } }));
}

test('an event says whom it comes from and what it is', async () => {
  await tell([{ type: 'push', detail: { kind: 'turn' } }]);
  const Entries = [{ Source: 'Casebook', DetailType: 'push', Detail: '{"kind":"turn"}' }];
  expect(asked).toEqual([{ operation: 'AWSEvents.PutEvents', Entries }]);
});

test('nothing to tell asks for nothing', async () => {
  await tell([]);
  expect(asked).toEqual([]);
});

test('ten go in one request', async () => {
  await tell(events(23));
  const sizes = numbers().map(({ length }) => length);
  expect(sizes.sort((one, other) => other - one)).toEqual([10, 10, 3]);
  expect(new Set(numbers().flat()).size).toBe(23);
});

test('those that were not taken are told again, and no others', async () => {
  refused.set('{"n":1}', 2);
  await tell(events(3));
  expect(numbers()).toEqual([[0, 1, 2], [1], [1]]);
});

test('one that is never taken is reported, when all others have been tried', async () => {
  refused.set('{"n":3}', 1_000);
  await expect(tell(events(12))).rejects.toMatchObject({ name: 'Untaken ThrottlingException' });
  expect(new Set(numbers().flat()).size).toBe(12);
});
