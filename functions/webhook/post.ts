import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of status line and headers together. */
const LONGEST_HEADERS = 8 * 1024;

export interface Posted {
  readonly url: URL;
  /** Who says it. */
  readonly agent: string;
  /** Sent as JSON. */
  readonly body: object;
}

/** What an answer says before its body. */
export type Answer = Pick<IncomingMessage, 'statusCode' | 'headers'>;

/**
 * Posts something over a connection, which is over with it. The answer's body is never read, however long it is.
 * @throws what goes wrong
 */
export async function answerTo(socket: Socket, { url, agent, body }: Posted, signal: AbortSignal): Promise<Answer> {
  const text = Buffer.from(JSON.stringify(body));
  const asked = request({
    createConnection: () => socket,
    method: 'POST',
    path: `${url.pathname}${url.search}`,
    headers: { Host: url.host, 'User-Agent': agent, 'Content-Type': 'application/json', 'Content-Length': text.length },
    maxHeaderSize: LONGEST_HEADERS,
  });
  try {
    asked.end(text);
    const [answer]: IncomingMessage[] = await once(asked, 'response', { signal });
    if (answer === undefined) throw new Error('no answer');
    return answer;
  } finally {
    asked.on('error', () => {});
    socket.destroy();
  }
}
