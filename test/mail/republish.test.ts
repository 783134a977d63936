/** After a loss, the table is gone through by a function: what fails in the middle is told, and where to go on. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Context } from 'aws-lambda';
import { beforeEach, expect, test, vi } from 'vitest';
import { put } from '../../functions/store/dynamo/put';
import { gameKey } from '../../functions/store/keys';
import { startWire, type Wire } from '../support/faults';
import { startTable, TABLE_NAME } from '../support/table';

type Handler = typeof import('../../functions/lambda/republish').handler;

/** So long that a page of the table holds two or three of them. */
const GAMES = Array.from({ length: 8 }, (_, at) => ({
  ...gameKey(`g${at}`),
  version: 4,
  status: 'running',
  options: '{}',
  state: JSON.stringify('x'.repeat(380_000)),
}));

const CONTEXT = { getRemainingTimeInMillis: () => 900_000 } as Context;

let wire: Wire;
let sent: string[];
let republish: Handler;

beforeEach(async () => {
  const table = await startTable();
  await put(table.client, TABLE_NAME, GAMES);
  wire = await startWire(table.endpoint);
  sent = [];
  const queues = createServer((request, response) => {
    void text(request).then((body) => {
      const { Entries } = JSON.parse(body) as { Entries: readonly { MessageBody: string }[] };
      sent.push(...Entries.map(({ MessageBody }) => MessageBody));
      response.end('{}');
    });
  });
  await once(queues.listen(0, '127.0.0.1'), 'listening');
  const environment = {
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: wire.address,
    AWS_ENDPOINT_URL_SQS: `http://127.0.0.1:${(queues.address() as AddressInfo).port}`,
    TABLE_NAME,
    MAIL_QUEUE: 'https://sqs/mail',
    CHORES_QUEUE: 'https://sqs/chores',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  republish = (await import('../../functions/lambda/republish')).handler;
  return async () => {
    vi.unstubAllEnvs();
    queues.close();
    queues.closeAllConnections();
    wire.stop();
    await table.stop();
  };
});

/** Games of which messages were sent. */
function told(): readonly string[] {
  return [...new Set(sent.map((body) => (JSON.parse(body) as { game: string }).game))].sort();
}

const ALL = GAMES.map((_, at) => `g${at}`);

test('a call that fails in the middle says where to go on, and from there the rest is told', async () => {
  const well = async (): Promise<void> => {};
  wire.faults.set('Scan', [well, 'lost', 'lost', 'lost']);
  const { sent: before, next, failed } = await republish({}, CONTEXT);
  expect(failed).toBe(true);
  expect(next).toMatchObject({ sk: 'GAME' });
  expect(before.turn).toBeGreaterThan(0);
  expect(told().length).toBeLessThan(ALL.length);
  const rest = await republish(next ? { from: next } : {}, CONTEXT);
  expect(rest).toEqual({ sent: expect.any(Object) });
  expect((before.turn ?? 0) + (rest.sent.turn ?? 0)).toBe(ALL.length);
  expect(told()).toEqual(ALL);
});

test('a call that fails at once begins at the beginning again', async () => {
  wire.faults.set('Scan', ['lost', 'lost', 'lost']);
  expect(await republish({}, CONTEXT)).toEqual({ sent: {}, failed: true });
  expect(await republish({}, CONTEXT)).toMatchObject({ sent: { turn: ALL.length } });
});
