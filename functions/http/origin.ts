import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../play/refusal';

/**
 * Refuses what another site's page makes a browser send, for every method that may change something.
 * A browser names the page's origin, or says how it relates to ours; other programs say neither. `addresses`: of the site.
 * `open`: paths that are for everybody's pages, for what is asked there goes by what it brings and no cookie.
 */
export function ownOrigin(addresses: readonly string[], open: ReadonlySet<string>): MiddlewareHandler {
  const own = addresses.map((address) => new URL(address).origin);
  return async (c, next) => {
    const [origin, host, relation] = [c.req.header('Origin'), c.req.header('Host'), c.req.header('Sec-Fetch-Site')];
    const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isOwn = origin === undefined || own.includes(origin) || isAt(origin, host ?? new URL(c.req.url).host);
    const isNear = relation === undefined || relation === 'same-origin' || relation === 'none';
    if (!isSafe && !open.has(c.req.path) && !(isOwn && isNear)) throw new Refusal('forbidden_origin');
    await next();
  };
}

/** One machine answers under several names: a page of whichever it was asked for is its own. */
function isAt(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
