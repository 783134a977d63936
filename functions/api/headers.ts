import type { MiddlewareHandler } from 'hono';

/** Answers are for one viewer, at one moment, and never a page. */
const HEADERS = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Cookie',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** `release`: which build of the site belongs to this server. */
export const headers =
  (release: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.res.headers.set('Casebook-Release', release);
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
  };
