/** When players are told: for each kind and channel. docs/notices.md, "By what, and when" */

import type { Channel } from './channels';
import type { Kind } from './kinds';

/** `smart`: a minute later, if they have not been there since. `digest`: once a day. */
export const WAYS = ['now', 'smart', 'digest', 'off'] as const;

export type Way = (typeof WAYS)[number];

/** For every kind and channel. */
export type Ways = Readonly<Record<Kind, Readonly<Record<Channel, Way>>>>;

/** What somebody has set, and nothing else. */
export type OwnWays = { readonly [K in Kind]?: { readonly [C in Channel]?: Way } };

const AT_ONCE = { mail: 'now', push: 'now', webhook: 'now' } as const;
const SMART = { mail: 'smart', push: 'smart', webhook: 'smart' } as const;

/** Nobody has to set anything. Others may read what comes by webhook. */
export const DEFAULTS: Ways = {
  started: AT_ONCE,
  turn: SMART,
  reminder: AT_ONCE,
  missed: AT_ONCE,
  over: SMART,
  message: { ...SMART, webhook: 'off' },
  rematch: { ...AT_ONCE, webhook: 'off' },
  nudge: AT_ONCE,
  expiring: { ...AT_ONCE, webhook: 'off' },
  removed: { ...AT_ONCE, webhook: 'off' },
};
