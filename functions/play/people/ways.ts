/** How a player is told, by kind and channel. docs/notices.md, "By what, and when" */

import type { Stoppable } from '@shared/api/notices';
import { KINDS, type Kind } from '@shared/notices/kinds';
import { DEFAULTS, type OwnWays, type Ways } from '@shared/notices/ways';
import type { AccountRecord } from '../../store/account';

type Chosen = Pick<AccountRecord, 'notices' | 'turnMail'>;

/**
 * All of them: what the player has set, and where they have set nothing what is usual. Who wanted no mail of games before there
 * was a choice gets none of the kinds that they have not set since.
 */
export function waysOf(account: Chosen): Ways {
  const own = ownWaysOf(account);
  const ways = { ...DEFAULTS };
  for (const kind of KINDS) ways[kind] = { ...DEFAULTS[kind], ...own[kind] };
  return ways;
}

/** What the player has set. */
export function ownWaysOf({ notices, turnMail }: Chosen): OwnWays {
  return withWays(turnMail === false ? mailOff(KINDS) : {}, notices?.ways);
}

/** What was set, with something else set over it. */
export function withWays(own: OwnWays = {}, given: OwnWays = {}): OwnWays {
  const ways = KINDS.map((kind) => [kind, { ...own[kind], ...given[kind] }] as const);
  return Object.fromEntries(ways.filter(([, channels]) => Object.keys(channels).length > 0));
}

/** What was set, with these mails off. */
export function withoutMail(account: Chosen, stopped: Stoppable): OwnWays {
  return withWays(account.notices?.ways, mailOff(kindsOf(account, stopped)));
}

function mailOff(kinds: readonly Kind[]): OwnWays {
  return Object.fromEntries(kinds.map((kind) => [kind, { mail: 'off' }]));
}

function kindsOf(account: Chosen, stopped: Stoppable): readonly Kind[] {
  if (stopped !== 'digest') return [stopped];
  const ways = waysOf(account);
  return KINDS.filter((kind) => ways[kind].mail === 'digest');
}
