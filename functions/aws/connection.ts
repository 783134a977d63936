/** Connections to one host, kept open from call to call. */

import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import type { HttpRequest } from '@smithy/core/transport';
import { NodeHttpHandler } from '@smithy/node-http-handler';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Connection {
  /** @throws Error `TimeoutError` unless the whole answer is there within `patience` ms; or what the system says of a lost connection */
  send(request: HttpRequest, patience: number): Promise<Answer>;
  destroy(): void;
}

/** Milliseconds within which a connection is up or given up. */
const CONNECTING = 1_000;

/**
 * Milliseconds after whose silence no connection is used again. A Lambda function is frozen between requests and does not
 * notice that its connections are closed meanwhile. What went out on a dead one is not quietly sent once more: nobody knows
 * of a connection that breaks whether the request was done, so that it is a failure like others, and counts as an attempt.
 */
const KEPT = 30_000;

const SOCKETS = 50;

export function connect({ protocol }: URL): Connection {
  const options = { keepAlive: true, maxSockets: SOCKETS };
  const agent = protocol === 'https:' ? new https.Agent(options) : new http.Agent(options);
  const handler = new NodeHttpHandler({ connectionTimeout: CONNECTING, httpAgent: agent, httpsAgent: agent });
  let used = Date.now();

  const dropUnused = (): void => {
    for (const sockets of Object.values(agent.freeSockets)) for (const socket of sockets ?? []) socket.destroy();
  };

  return {
    async send(request, patience) {
      if (Date.now() - used > KEPT) dropUnused();
      used = Date.now();
      const time = AbortSignal.timeout(patience);
      try {
        const { response } = await handler.handle(request, { abortSignal: time });
        return { status: response.statusCode, headers: response.headers, body: await text(response.body) };
      } catch (error) {
        throw time.aborted ? time.reason : error;
      } finally {
        used = Date.now();
      }
    },

    destroy: () => handler.destroy(),
  };
}
