/** A push service on this machine, and browsers that have subscribed there: what they are sent is decrypted as they do. */

import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushRequest } from '@shared/api/notices';
import ece from 'http_ece';
import type { Payload } from '../../functions/push/pusher';

/** Where everybody believes it to be. */
const PLACE = 'https://fcm.googleapis.com/fcm/send/';

/** What it says; nothing at all: it takes what it is given, and does not answer. */
export interface Saying {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Pushed {
  readonly endpoint: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface PushService {
  /** Where it is indeed. */
  readonly address: string;
  /** What came, the oldest first. */
  readonly pushed: Pushed[];
  /** What it says to what comes for an endpoint; absent: 201. */
  readonly sayings: Map<string, Saying>;
  /** A way to it for whoever believes it to be elsewhere. */
  readonly fetch: typeof fetch;
  /** So many have come. */
  arrived(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** A browser with a subscription. */
export interface PushBrowser {
  readonly request: PushRequest;
  /** What it was sent there, the oldest first. */
  shown(): readonly Payload[];
}

export async function startPushService(): Promise<PushService> {
  const [pushed, sayings, news]: [Pushed[], PushService['sayings'], EventEmitter] = [[], new Map(), new EventEmitter()];
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const endpoint = `${PLACE}${(request.url ?? '').slice(1)}`;
    pushed.push({ endpoint, method: request.method ?? '', headers: request.headers, bytes: await buffer(request) });
    news.emit('pushed');
    const { status, headers = {} } = sayings.get(endpoint) ?? { status: 201 };
    if (status !== undefined) response.writeHead(status, headers).end('what it says besides');
  };
  const server = createServer((request, response) => void take(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    pushed,
    sayings,
    fetch: (place, init) => fetch(String(place).replace(PLACE, `${address}/`), init),
    async arrived(count) {
      while (pushed.length < count) await once(news, 'pushed');
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A browser that has subscribed at a service; `name` makes its endpoint. */
export function subscribed({ pushed }: PushService, name = randomBytes(16).toString('base64url')): PushBrowser {
  const [privateKey, endpoint] = [createECDH('prime256v1'), `${PLACE}${name}`];
  const [p256dh, auth] = [privateKey.generateKeys('base64url'), randomBytes(16).toString('base64url')];
  return {
    request: { endpoint, keys: { p256dh, auth } },
    shown: () =>
      pushed
        .filter((one) => one.endpoint === endpoint)
        .map(({ bytes }) => ece.decrypt(bytes, { version: 'aes128gcm', privateKey, authSecret: auth }))
        .map((text) => JSON.parse(text.toString()) as Payload),
  };
}

/** What a server says of itself (VAPID): what it signed, if it did so with the key that it names. @throws Error if it did not */
export function signedBy({ headers }: Pushed): { readonly key: string; readonly claims: Readonly<Record<string, unknown>> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTrue) throw new Error('somebody else has signed it');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
