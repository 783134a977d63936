import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Caller, caller, type Reach } from './call';
import { isBusy, isUnanswered } from './errors';

/** What the service does with a request; after the last of them it answers `{}`. */
type Deed = (response: http.ServerResponse, socket: Socket) => void;

interface Request {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  readonly socket: Socket;
}

let server: http.Server;
let requests: Request[];
let deeds: Deed[];
let callers: Caller[];

beforeEach(async () => {
  [requests, deeds, callers] = [[], [], []];
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  server = http.createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body, socket: request.socket });
      const deed = deeds.shift() ?? answering(200, '{}');
      deed(response, request.socket);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const made of callers) made.destroy();
  server.close();
  server.closeAllConnections();
});

function reach(more: Partial<Reach> = {}): Caller {
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made = caller({ name: 'sqs', target: 'AmazonSQS', version: '1.0' }, { region: 'eu-central-1', endpoint, ...more });
  callers.push(made);
  return made;
}

function answering(status: number, body: string): Deed {
  return (response) => response.writeHead(status).end(body);
}

function refusing(name: string): Deed {
  return answering(400, JSON.stringify({ __type: `com.amazonaws.sqs#${name}`, message: 'x' }));
}

const losing: Deed = (_, socket) => socket.destroy();

async function thrown(calling: Promise<unknown>): Promise<unknown> {
  return calling.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('an operation is posted by its name, signed, and answered', async () => {
  deeds = [answering(200, '{"MessageId":"m"}')];
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  expect(await reach().call('SendMessage', { MessageBody: 'ü' })).toEqual({ MessageId: 'm' });
  const [request] = requests;
  expect(request?.body).toBe('{"MessageBody":"ü"}');
  expect(request?.headers).toMatchObject({
    'x-amz-target': 'AmazonSQS.SendMessage',
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-security-token': 'token',
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-central-1\/sqs\/aws4_request, /),
  });
});

test.each(['', 'null'])('an answer whose body is %j is an empty one', async (body) => {
  deeds = [answering(200, body)];
  expect(await reach().call('DeleteMessage', {})).toEqual({});
});

test('what must not be done twice is not sent again when its answer is lost, and is when it was not done', async () => {
  deeds = [losing];
  expect(await thrown(reach().call('SendMessage', {}, isBusy))).toSatisfy(isUnanswered);
  expect(requests).toHaveLength(1);
  deeds = [refusing('ThrottlingException')];
  expect(await reach().call('SendMessage', {}, isBusy)).toEqual({});
  expect(requests).toHaveLength(3);
});

test('the service’s own refusal is thrown by its name, and not tried again', async () => {
  deeds = [refusing('QueueDoesNotExist')];
  expect(await thrown(reach().call('SendMessage', {}))).toMatchObject({
    name: 'QueueDoesNotExist',
    message: 'x',
    $metadata: { httpStatusCode: 400 },
  });
  expect(requests).toHaveLength(1);
});

test.each<[string, Deed]>([
  ['a throttled one', refusing('ThrottlingException')],
  ['one that the service failed at', answering(500, '')],
  ['one whose connection breaks', losing],
  [
    'one whose answer breaks off',
    (response, socket) => response.writeHead(200, { 'content-length': 9 }).write('{', () => socket.destroy()),
  ],
])('%s is tried again, the very same, as often as it was told to', async (_, deed) => {
  deeds = [deed, deed];
  expect(await reach().call('SendMessage', { MessageBody: 'x' })).toEqual({});
  expect(requests.map(({ body }) => body)).toEqual(Array(3).fill('{"MessageBody":"x"}'));
  deeds = [deed, deed];
  expect(await thrown(reach({ attempts: 2 }).call('SendMessage', {}))).toBeInstanceOf(Error);
  deeds = [deed];
  expect(await thrown(reach({ attempts: 1 }).call('SendMessage', {}))).toBeInstanceOf(Error);
  expect(requests).toHaveLength(6);
});

test.each<[string, Deed]>([
  ['that does not come', () => {}],
  ['that does not end', (response) => response.writeHead(200).write('{')],
])('an answer %s is given up after a while', async (_, deed) => {
  deeds = [deed];
  const error = await thrown(reach({ attempts: 1, patience: 50 }).call('SendMessage', {}));
  expect(error).toMatchObject({ name: 'TimeoutError' });
  expect(isUnanswered(error)).toBe(true);
});

test('a host that cannot be reached has not answered', async () => {
  const client = reach({ attempts: 1 });
  server.close();
  expect(await thrown(client.call('SendMessage', {}))).toSatisfy(isUnanswered);
});

test('a connection is kept for the next call', async () => {
  const client = reach();
  await client.call('SendMessage', {});
  await client.call('SendMessage', {});
  expect(requests[1]?.socket).toBe(requests[0]?.socket);
});

test('a connection that the service closes while it is unused is not missed, noticed or not', async () => {
  const client = reach({ attempts: 2 });
  await client.call('SendMessage', {});
  const { socket } = requests[0] as Request;
  const closed = once(socket, 'close');
  server.closeIdleConnections();
  await closed;
  expect(await client.call('SendMessage', {})).toEqual({});
  expect(requests).toHaveLength(2);
});

test('a connection that may have died while the process was frozen is not used again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const client = reach({ attempts: 1 });
  await client.call('SendMessage', {});
  const dead = requests[0]?.socket;
  deeds = [(response, socket) => (socket === dead ? socket.destroy() : response.end('{}'))];
  vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 5));
  expect(await client.call('SendMessage', {})).toEqual({});
});
