import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS } from '../play/people/session';
import type { Token } from '../play/viewer';

/** The cookie that holds a session's token. */
export interface SessionCookie {
  /** The token, unless it cannot be one. */
  read(c: Context): Token;
  write(c: Context, token: string): void;
  clear(c: Context): void;
}

/**
 * Where the site has https, the name keeps the cookie to this host and to https. Elsewhere it names the port: browsers
 * send a host's cookies to all its ports, and another Casebook may be at one of them.
 */
export function sessionCookie(baseAddress: string): SessionCookie {
  const { protocol, port } = new URL(baseAddress);
  const secure = protocol === 'https:';
  const name = secure ? '__Host-session' : `session-${port || 80}`;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read(c) {
      const token = getCookie(c, name);
      return token !== undefined && /^[0-9a-f]{64}$/.test(token) ? token : undefined;
    },
    write(c, token) {
      setCookie(c, name, token, { ...options, maxAge: SESSION_SECONDS });
    },
    clear(c) {
      deleteCookie(c, name, options);
    },
  };
}
