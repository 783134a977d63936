/** What is beyond AWS: hosts of other people, all of them on this machine, with the addresses that they have to the functions. */

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { certificateFor } from '../../support/certificate';

export interface Posted {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a host answers; `after`: what happens before it does. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly after?: () => Promise<void>;
}

/** A host, by its name. */
export interface Host {
  /** Whatever came, in the order in which it did. */
  readonly taken: Posted[];
  /** What it answers to the next ones; afterwards, or to begin with, it takes all. */
  readonly answers: Answer[];
  /** What it answers as long as nothing else is to be answered. */
  usual: Answer;
}

export interface Internet {
  /** @throws Error if nobody is called so */
  host(name: string): Host;
  /** What the environment of functions says of it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends connections that nothing goes through, as servers do after a while. */
  rest(): void;
  stop(): void;
}

/** Those of push services, and of webhooks: at a public address, at none, and at both. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'fcm.googleapis.com': ['142.250.74.106'],
  'updates.push.services.mozilla.com': ['34.107.243.93'],
  'hooks.example': ['93.184.215.14'],
  'inside.example': ['127.0.0.1'],
  'both.example': ['93.184.215.14', '10.0.0.5'],
};

export async function startInternet(): Promise<Internet> {
  const hosts = new Map(
    Object.keys(NAMES).map((name): [string, Host] => [name, { taken: [], answers: [], usual: { status: 201 } }]),
  );
  const { cert, key } = certificateFor(...hosts.keys());
  const folder = mkdtempSync(path.join(tmpdir(), 'casebook-'));
  const file = path.join(folder, 'trusted.pem');
  writeFileSync(file, cert);

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { url = '', headers } = request;
    const host = hosts.get(String(headers.host));
    if (host === undefined) return void response.destroy();
    host.taken.push({ path: url, headers, body: await buffer(request) });
    const { status, headers: said = {}, after } = host.answers.shift() ?? host.usual;
    await after?.();
    response.writeHead(status, said).end();
  }

  const server = https.createServer({ cert, key }, (request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    host: (name) => hosts.get(name) ?? absent(name),
    environment: { NODE_EXTRA_CA_CERTS: file, TEST_NETWORK: JSON.stringify({ names: NAMES, port }) },
    rest: () => server.closeIdleConnections(),
    stop() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}

function absent(name: string): never {
  throw new Error(`nobody is called ${name}`);
}
