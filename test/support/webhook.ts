/** A webhook that stands on this machine under a public address, as far as anybody can see. */

import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Network } from '../../functions/webhook/network';
import { AUTHORITY, CERTIFICATE, KEY, NAME } from './certificates';

/** Where all names lead, unless told otherwise: somebody's address, and nobody is there. */
export const PUBLIC = '8.8.8.8';

export const ADDRESS = `https://${NAME}/hooks/1234/secret-of-nora-wxyz`;

/** What leads to a server on this machine, whatever the address is called; what was connected to. */
export interface Wire extends Network {
  readonly reached: (readonly string[])[];
  close(): Promise<void>;
}

/** Has a server listen, of whatever kind. */
export async function wireTo(server: Server): Promise<Wire> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reached: string[][] = [];
  return {
    ca: AUTHORITY,
    reached,
    lookup: async () => [{ address: PUBLIC, family: 4 }],
    connect(addresses) {
      reached.push(addresses.map(({ address }) => address));
      return connect(port, '127.0.0.1');
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** What came, as it came. */
export interface Post {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface Webhook extends Wire {
  readonly posts: Post[];
  /** What it answers from now on, once it has read what came. */
  answer: RequestListener;
}

/** One that takes everything, at first. */
export async function openWebhook(certificate = CERTIFICATE): Promise<Webhook> {
  const posts: Post[] = [];
  const server = createServer({ cert: certificate, key: KEY }, (request, response) => {
    void text(request).then((body) => {
      posts.push({ path: request.url, headers: request.headers, body: JSON.parse(body) });
      webhook.answer(request, response);
    });
  });
  const webhook: Webhook = { ...(await wireTo(server)), posts, answer: answering(204) };
  return webhook;
}

/** Answers so, and says nothing more. */
export function answering(status: number, headers: Readonly<Record<string, string>> = {}): RequestListener {
  return (_, response) => response.writeHead(status, headers).end();
}
