/** A wire to the database that can be cut: stands between the API and it, and does to chosen requests what networks do. */

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * `lost`: never arrives. `unanswered`: is done, and the answer never arrives. `conflict`: a transaction meets another one.
 * `held`: any other write meets a transaction. A function: is awaited first. `after`: is awaited when it is done, and no answer comes.
 */
export type Fault =
  | 'lost'
  | 'unanswered'
  | 'conflict'
  | 'held'
  | 'throttled'
  | 'unprocessed'
  | (() => Promise<void>)
  | { readonly after: () => Promise<void> };

export interface Wire {
  readonly address: string;
  /** What happens to the next requests of a kind, such as `TransactWriteItems`; after them all is well. */
  readonly faults: Map<string, Fault[]>;
  /** The kinds of the requests that were sent, lost ones too. */
  readonly sent: string[];
  /** Closes every connection that is open. */
  hangUp(): void;
  stop(): void;
}

const REFUSALS = {
  held: {
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException',
    message: 'Transaction is ongoing for the item',
  },
  conflict: {
    __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
    message: 'Transaction cancelled, please refer cancellation reasons for specific reasons [TransactionConflict]',
    CancellationReasons: [{ Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' }],
  },
  throttled: {
    __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
    message: 'The level of configured provisioned throughput for the table was exceeded.',
  },
};

/** `heard`: is told of every request that is sent, its kind and its body. */
export async function startWire(endpoint: string, heard: (kind: string, body: string) => void = () => {}): Promise<Wire> {
  const faults = new Map<string, Fault[]>();
  const sent: string[] = [];
  const server = http.createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await buffer(request);
    const kind = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    sent.push(kind);
    heard(kind, body.toString());
    const fault = faults.get(kind)?.shift();
    if (typeof fault === 'function') await fault();
    if (fault === 'lost') return void response.destroy();
    if (fault === 'held' || fault === 'conflict' || fault === 'throttled')
      return answer(response, 400, JSON.stringify(REFUSALS[fault]));
    if (fault === 'unprocessed') return answer(response, 200, unprocessed(body));
    const { host: _, ...headers } = request.headers as Record<string, string>;
    const done = await fetch(endpoint, { method: 'POST', headers: own(headers), body: new Uint8Array(body) });
    const text = await done.text();
    if (typeof fault === 'object') await fault.after();
    if (fault === 'unanswered' || typeof fault === 'object') return void response.destroy();
    answer(response, done.status, text);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    sent,
    hangUp: () => server.closeAllConnections(),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Headers that belong to one connection stay with it. */
function own({ connection: _, 'content-length': __, ...headers }: Record<string, string>): Record<string, string> {
  return headers;
}

/** All keys of a BatchGetItem, handed back unread, or all items of a BatchWriteItem, unwritten. */
function unprocessed(body: Buffer): string {
  const { RequestItems } = JSON.parse(body.toString()) as { RequestItems: unknown };
  return JSON.stringify({ Responses: {}, UnprocessedKeys: RequestItems, UnprocessedItems: RequestItems });
}

function answer(response: http.ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'application/x-amz-json-1.0' }).end(text);
}
