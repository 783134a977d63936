/** Who answers a request: the API, the mailbox or the site. */

import { getRequestListener } from '@hono/node-server';
import type { Mailbox } from './mailbox/mailbox';
import { isNear } from './mailbox/near';
import { isForMailbox, serveMailbox } from './mailbox/serve';
import { type Site, serveSite } from './site';

export interface Front {
  readonly api: { fetch(request: Request, environment: object): Response | Promise<Response> };
  /** Undefined where mail is not read here. */
  readonly mailbox: Mailbox | undefined;
  readonly site: Site;
}

/** What a server does with its requests. */
export function front({ api, mailbox, site }: Front): ReturnType<typeof getRequestListener> {
  return getRequestListener((request, environment) => {
    const { pathname } = new URL(request.url);
    if (isForApi(pathname)) return api.fetch(request, environment);
    const isMail = mailbox && isForMailbox(pathname) && isNear(environment.incoming);
    return isMail ? serveMailbox(mailbox, request) : serveSite(site, request);
  });
}

function isForApi(pathname: string): boolean {
  return /^\/api(\/|$)/.test(pathname);
}
