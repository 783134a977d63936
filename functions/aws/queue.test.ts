/** Against a server that answers as SQS does. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reach } from './call';
import { hider, type Send, sender } from './queue';

interface Asked {
  readonly operation: string;
  readonly QueueUrl: string;
  readonly Entries: readonly { readonly Id: string; readonly MessageBody: string }[];
}

let server: Server;
let asked: Asked[];
/** Bodies that it refuses, and how often yet. */
let refused: Map<string, number>;
let reach: Reach;
let send: Send;

beforeEach(async () => {
  [asked, refused] = [[], new Map()];
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const operation = String(request.headers['x-amz-target']);
      const input = { operation, ...(JSON.parse(body) as Omit<Asked, 'operation'>) };
      asked.push(input);
      const Failed = (input.Entries ?? [])
        .filter(({ MessageBody }) => isRefused(MessageBody))
        .map(({ Id }) => ({ Id, Code: 'InternalError' }));
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify({ Successful: [], Failed }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  reach = {
    region: 'local',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  send = sender(reach);
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

function isRefused(body: string): boolean {
  const left = refused.get(body) ?? 0;
  refused.set(body, left - 1);
  return left > 0;
}

function bodies(): readonly (readonly string[])[] {
  return asked.map(({ Entries }) => Entries.map(({ MessageBody }) => MessageBody));
}

const MAIL = 'https://sqs/mail';

test('messages go to the queue at this address', async () => {
  await send(MAIL, ['a', 'b']);
  const Entries = ['a', 'b'].map((MessageBody, at) => ({ Id: String(at), MessageBody }));
  expect(asked).toEqual([{ operation: 'AmazonSQS.SendMessageBatch', QueueUrl: MAIL, Entries }]);
});

test('nothing to send asks for nothing', async () => {
  await send(MAIL, []);
  expect(asked).toEqual([]);
});

test('ten go in one request', async () => {
  const messages = Array.from({ length: 23 }, (_, at) => `message ${at}`);
  await send(MAIL, messages);
  expect(
    bodies()
      .map(({ length }) => length)
      .sort((one, other) => other - one),
  ).toEqual([10, 10, 3]);
  expect(bodies().flat().sort()).toEqual(messages.sort());
});

test('those that were not taken are sent again, and no others', async () => {
  refused.set('b', 2);
  await send(MAIL, ['a', 'b', 'c']);
  expect(bodies()).toEqual([['a', 'b', 'c'], ['b'], ['b']]);
});

test('one that is never taken is told, when all others have been tried', async () => {
  refused.set('message 3', 1_000);
  const messages = Array.from({ length: 12 }, (_, at) => `message ${at}`);
  await expect(send(MAIL, messages)).rejects.toMatchObject({ name: 'Untaken InternalError' });
  expect(new Set(bodies().flat())).toEqual(new Set(messages));
});

test('a message is hidden by its receipt', async () => {
  await hider(MAIL, reach)('receipt', 30);
  expect(asked).toEqual([
    {
      operation: 'AmazonSQS.ChangeMessageVisibility',
      QueueUrl: MAIL,
      ReceiptHandle: 'receipt',
      VisibilityTimeout: 30,
    },
  ]);
});
