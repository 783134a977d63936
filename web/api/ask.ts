import { learn } from '@web/clock/clock';
import { Refused, read, Unreachable } from './answer';
import { send } from './send';
import { giveSign } from './signs';

interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; fields of a form as such. */
  readonly body?: unknown;
  /** The same for every try of one wish. */
  readonly key?: string;
  /** The version this was decided on. */
  readonly match?: string;
  /** Goes on where the page is closed meanwhile. Its body has to be small. */
  readonly keepalive?: boolean;
}

const TIMEOUT = 20_000;

/** Asks the server once; undefined: it had nothing to say. @throws Refused, Unreachable */
export async function ask<Body>(
  path: string,
  { method = 'GET', body, key, match, keepalive = false }: Ask = {},
): Promise<Body | undefined> {
  const headers = new Headers({ accept: 'application/json' });
  const isForm = body instanceof URLSearchParams;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  if (key !== undefined) headers.set('idempotency-key', key);
  if (match !== undefined) headers.set('if-match', match);
  const init: RequestInit = { method, headers, keepalive, signal: AbortSignal.timeout(TIMEOUT) };
  if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);

  const asked = performance.now();
  const response = await send(path, init);
  const server = Date.parse(response.headers.get('date') ?? '');
  if (Number.isFinite(server)) learn({ server, grain: 1000, asked });
  return read<Body>(response).catch((error: unknown) => {
    if (error instanceof Refused && error.problem.code === 'not_signed_in') giveSign({ kind: 'nobody' });
    throw error;
  });
}

/** Asks for something that is always there. @throws Refused, Unreachable */
export async function askFor<Body>(path: string, what?: Ask): Promise<Body> {
  const body = await ask<Body>(path, what);
  if (body === undefined) throw new Unreachable();
  return body;
}
