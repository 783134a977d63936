/** Whether a player is told something by a channel now. docs/notices.md, "By what, and when" */

import { quietUntil } from '@shared/notices/quiet';
import type { Way } from '@shared/notices/ways';
import type { AccountRecord } from '../store/account';
import type { SeatItem } from '../store/seat';
import type { Occasion } from './occasion';

/** `wait`: it is not told before; `put off`: it is quiet until then. Epoch milliseconds. */
export type Decision =
  | { readonly of: 'now' | 'digest' | 'nothing' }
  | { readonly of: 'wait' | 'put off'; readonly until: number };

type Matter = Pick<Occasion, 'since' | 'until' | 'own' | 'isSeen'> & { readonly kind?: Occasion['kind'] };

/** How long a smart notice waits for its player to have been there, in milliseconds. */
export const SMART_WAIT = 60 * 1000;

/** `place`: their seat in the game that it is about, if they have one. */
export function decide(
  matter: Matter,
  way: Way,
  { timeZone, notices }: Pick<AccountRecord, 'timeZone' | 'notices'>,
  place: SeatItem | undefined,
  now: number,
): Decision {
  const { since, until = Infinity } = matter;
  if (way === 'off' || until <= now) return { of: 'nothing' };
  if (way !== 'now' && knows(matter, place)) return { of: 'nothing' };
  if (way === 'digest') return { of: 'digest' };
  if (way === 'smart' && now < since + SMART_WAIT) return { of: 'wait', until: since + SMART_WAIT };
  const quiet = notices?.quiet;
  const again = quiet ? quietUntil(quiet, timeZone, now) : now;
  // Afterwards it would be of no use.
  const isPressing = matter.kind === 'reminder' && until <= again;
  return again > now && !isPressing ? { of: 'put off', until: again } : { of: 'now' };
}

/** They did it themselves or have seen it. */
function knows({ own, isSeen }: Matter, place: SeatItem | undefined): boolean {
  return own === true || (place !== undefined && isSeen?.(place) === true);
}
