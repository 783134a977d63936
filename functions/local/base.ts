/** Where people find the site, and where its links lead. */

import { StartFailure } from './failure';
import { isLoopback } from './loopback';

/** What BASE_ADDRESS says, without a slash at its end; undefined if it says nothing. @throws StartFailure if it cannot be meant. */
export function baseSetting(base: string | undefined): string | undefined {
  if (!base) return undefined;
  const { protocol, origin, href } = URL.canParse(base) ? new URL(base) : new URL('none:');
  if (/^https?:$/.test(protocol) && href === `${origin}/`) return origin;
  throw new StartFailure('BASE_ADDRESS is no address of a site: it looks like https://casebook.example.');
}

/** What is to be said of mail that leaves this machine, with links that lead nowhere from elsewhere. */
export function baseWarning(base: string, hasMailServer: boolean): string | undefined {
  if (!hasMailServer || !isLoopback(new URL(base).hostname)) return undefined;
  return `The links in its mail lead to ${base}, which opens on this machine alone: set BASE_ADDRESS to where people find it.`;
}
