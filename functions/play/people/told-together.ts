import type { AccountRecord } from '../../store/account';
import { ownWaysOf, withWays } from './ways';

/** How a player is told once a guest is merged into them: as they have set it, and where they have set nothing, as the guest had. */
export function toldTogether(own: AccountRecord, guest: AccountRecord | undefined): Pick<AccountRecord, 'notices' | 'webhook'> {
  if (guest === undefined) return {};
  const ways = withWays(guest.notices?.ways, ownWaysOf(own));
  const notices = { ...guest.notices, ...own.notices, ...(Object.keys(ways).length > 0 ? { ways } : {}) };
  const webhook = own.webhook ?? guest.webhook;
  return {
    ...(Object.keys(notices).length > 0 ? { notices } : {}),
    ...(webhook ? { webhook } : {}),
  };
}
