/** Services that speak AWS's JSON protocol, over HTTP on this machine. */

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Listening {
  readonly address: string;
  stop(): void;
}

export interface Asked {
  /** Such as `SendMessageBatch`. */
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Whose keys it is signed with: the function's name. */
  readonly caller: string;
}

/** What a service refuses, under its own code. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message = code,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** Listens on any free port of this machine. */
export async function listen(handle: http.RequestListener): Promise<Listening> {
  const server = http.createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** What happens to a request: it is refused; something happens before it is done, which it never is then, or before its answer. */
export type Trouble = Refused | { readonly before: () => Promise<void> } | { readonly after: () => Promise<void> };

export interface Service extends Listening {
  /** What happens to the next requests, by operation. */
  readonly troubles: Map<string, Trouble[]>;
  /** Whatever was asked for so far, by whom. */
  readonly asked: Asked[];
}

/** A service that answers by what it is asked. `answer` may throw Refused. */
export async function standIn(answer: (asked: Asked) => object): Promise<Service> {
  const troubles = new Map<string, Trouble[]>();
  const heard: Asked[] = [];

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const asked = { operation: operationOf(request), body: JSON.parse(await text(request)), caller: callerOf(request) };
    heard.push(asked);
    const trouble = troubles.get(asked.operation)?.shift();
    const type = { 'Content-Type': String(request.headers['content-type']) };
    try {
      if (trouble instanceof Refused) throw trouble;
      if (trouble && 'before' in trouble) return await broken(response, trouble.before);
      const answered = answer(asked);
      if (trouble) return await broken(response, trouble.after);
      response.writeHead(200, type).end(JSON.stringify(answered));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { code, message, status } = error;
      response.writeHead(status, type).end(JSON.stringify({ __type: `com.amazonaws#${code}`, message }));
    }
  }

  const listening = await listen((request, response) => void handle(request, response).catch(() => response.destroy()));
  return { ...listening, troubles, asked: heard };
}

/** No answer comes. */
async function broken(response: http.ServerResponse, does: () => Promise<void>): Promise<void> {
  await does();
  response.destroy();
}

/** Whose keys a request is signed with; empty: nobody's. */
export function callerOf({ headers }: http.IncomingMessage): string {
  return /Credential=([^/]*)\//.exec(headers.authorization ?? '')?.[1] ?? '';
}

function operationOf({ headers }: http.IncomingMessage): string {
  return String(headers['x-amz-target']).split('.')[1] ?? '';
}

/** Asks a service that believes any signature. @throws Error whatever it refuses. */
export async function ask<Answer>(address: string, target: string, body: object): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.0',
      'X-Amz-Target': target,
      'X-Amz-Date': '20260101T000000Z',
      Authorization: 'AWS4-HMAC-SHA256 Credential=test/20260101/local/any/aws4_request, SignedHeaders=host, Signature=0',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${target}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
