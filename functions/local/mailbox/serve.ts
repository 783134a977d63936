import { createHash } from 'node:crypto';
import type { Mailbox } from './mailbox';
import { framed, letterPage, listPage, missingPage } from './pages';
import { STYLE } from './style';

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The pages run no script, and show nothing that is not in them but the letter. */
const PAGE = {
  ...HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-frame-options': 'DENY',
};

/** The letter is shown in a frame of the page alone, and can do nothing but be read and lead away. */
const LETTER = {
  ...HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-top-navigation-by-user-activation',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
};

/** Whether a path is the mailbox's. */
export function isForMailbox(pathname: string): boolean {
  return /^\/mailbox(\/|$)/.test(pathname);
}

/** The answer to a request for /mailbox, a letter of it, or that letter's HTML. */
export async function serveMailbox(mailbox: Mailbox, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(undefined, { status: 405, headers: { ...PAGE, allow: 'GET, HEAD' } });
  }
  const [name, part, ...more] = new URL(request.url).pathname.split('/').slice(2).filter(Boolean);
  if (name === undefined) return new Response(await listPage(await mailbox.list()), { headers: PAGE });
  const letter = more.length === 0 ? await mailbox.read(name) : undefined;
  if (letter && part === undefined) return new Response(await letterPage(letter), { headers: PAGE });
  if (letter && part === 'html') return new Response(framed(letter), { headers: LETTER });
  return new Response(await missingPage(), { status: 404, headers: PAGE });
}
