/** What stands before the API: only CloudFront comes through, and it says where a request came from. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { PROBLEM_TYPE, problemOf } from '../../api/problem';

/** What CloudFront adds to each request, over whatever stood there. */
const SECRET = 'casebook-origin';
export const VIEWER = 'cloudfront-viewer-address';

interface Request {
  /** By their names in lower case. */
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: readonly string[];
}

/** What a header may hold without that anybody along the way understands it differently. */
const PLAIN = /^[\t\x20-\x7e]*$/;

const REFUSED: APIGatewayProxyStructuredResultV2 = {
  statusCode: 403,
  headers: { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store' },
  body: JSON.stringify(problemOf('forbidden_origin')),
};

/**
 * Refuses whatever does not bring one of the secrets, before anything else looks at it. Of what does, only cookies and headers
 * go on that are plain text: others, which pages beside ours may set, would end in what adapters say and write of them.
 */
export function fromCloudFront<Event extends Request, Answer>(
  secrets: readonly string[],
  answer: (event: Event) => Promise<Answer>,
): (event: Event) => Promise<Answer | APIGatewayProxyStructuredResultV2> {
  const wanted = secrets.map(hash);
  return async (event) => {
    const brought = hash(String(event.headers?.[SECRET]));
    const isOurs = wanted.filter((secret) => timingSafeEqual(brought, secret)).length > 0;
    return isOurs ? answer(plain(event)) : REFUSED;
  };
}

function plain<Event extends Request>(event: Event): Event {
  const isPlain = (value: unknown): boolean => PLAIN.test(String(value));
  return {
    ...event,
    headers: Object.fromEntries(Object.entries(event.headers ?? {}).filter(([, value]) => isPlain(value))),
    ...(event.cookies === undefined ? {} : { cookies: event.cookies.filter(isPlain) }),
  };
}

/** The address that CloudFront names, without the port behind its last colon: IPv6 has no brackets there to tell it by, or should not. */
export function addressOf(viewer = ''): string {
  return viewer.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** Of one length, as what is compared in constant time has to be. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
