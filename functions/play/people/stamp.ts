/** What a game knows of its players, copied from their accounts: where they live, when they are reminded, when they are away. */

import type { Seat } from '@shared/game';
import type { Rest } from '@shared/pace/rest';
import type { AccountRecord } from '../../store/account';
import type { GameRecord, SeatRecord } from '../../store/game';
import { reckon } from '../deadlines/reckon';

type Stamp = Pick<SeatRecord, 'zone' | 'reminder' | 'away'>;

type Stamped = Pick<AccountRecord, 'timeZone' | 'reminder' | 'vacations'>;

/** What a seat is given of its player's account: vacations that were over by an instant do not matter there. */
export function stampOf(account: Stamped, since: number): Stamp {
  return stamp(account, lasting(account.vacations ?? [], since));
}

/**
 * A seat that is stamped anew, unless its player has left. What has been stays, for the turn that has begun at `since` rested so
 * long: vacations of which the account does not know end now. `isNew`: it was somebody else's until now, of whose it knows none.
 */
export function restamp(
  seat: SeatRecord,
  account: Stamped,
  { since, now, isNew = false }: { readonly since: number; readonly now: number; readonly isNew?: boolean },
): SeatRecord {
  if (seat.left) return unstamped(seat);
  const { vacations = [] } = account;
  const isKnown = ({ from }: Rest): boolean => !isNew && vacations.some((vacation) => vacation.from === from);
  const been = (seat.away ?? [])
    .filter((rest) => rest.from < now && !isKnown(rest))
    .map(({ from, until }) => ({ from, until: Math.min(until, now) }));
  return { ...unstamped(seat), ...stamp(account, lasting([...been, ...vacations], since)) };
}

/** The game with this on a seat, stamped anew, and its clock with it. */
export function seatStamped(game: GameRecord, seat: Seat, place: SeatRecord, account: Stamped, now: number): GameRecord {
  const { turn, seats } = game;
  const isNew = seats[seat]?.player !== place.player;
  const since = turn?.seat === seat ? turn.since : now;
  return reckon({ ...game, seats: seats.with(seat, restamp(place, account, { since, now, isNew })) });
}

/** A seat of which nothing is known any more but who sits there. */
export function unstamped({ zone: _zone, reminder: _reminder, away: _away, ...seat }: SeatRecord): SeatRecord {
  return seat;
}

function stamp({ timeZone, reminder }: Stamped, away: readonly Rest[]): Stamp {
  const isUsual = reminder === undefined || reminder === 'usual';
  return { zone: timeZone, ...(isUsual ? {} : { reminder }), ...(away.length > 0 ? { away } : {}) };
}

function lasting(rests: readonly Rest[], since: number): readonly Rest[] {
  return rests.filter(({ until }) => until > since).map(({ from, until }) => ({ from, until }));
}
