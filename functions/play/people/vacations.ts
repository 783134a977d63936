/** The vacations of a player, by whole days of where they live. docs/deadlines.md, "What players can do" */

import { type Days, daysIn, VACATION_DAYS, yearAfter, yearOf } from '@shared/pace/vacation';
import type { AccountRecord, Vacation } from '../../store/account';
import { Refusal } from '../refusal';
import { dayAt, dayWithin, endOf, startOf } from './days';

type Holder = Pick<AccountRecord, 'timeZone' | 'vacations'>;

/** The vacation that is on, or planned: there is one at a time. */
export function takenBy({ vacations = [] }: Holder, now: number): Vacation | undefined {
  return vacations.find(({ until }) => until > now);
}

/** A vacation as its player is told of it. */
export function shown({ first, last, from, until }: Vacation): Omit<Vacation, 'zone'> {
  return { first, last, from, until };
}

/** How many days are left this year. */
export function daysLeft({ timeZone, vacations = [] }: Holder, now: number): number {
  return Math.max(VACATION_DAYS - usedIn(yearOf(dayAt(now, timeZone)), vacations), 0);
}

/**
 * All of a player's vacations with the one that is on or planned lasting so, or with another one. The days of one that is on are
 * those of where it was taken.
 * @throws Refusal `bad_request` where the days are past, more than a year ahead, or none, or the first of one that is on would be
 * another, `vacation_spent` where there are not so many left
 */
export function withVacation(holder: Holder, { first, last }: Days, now: number): readonly Vacation[] {
  const { timeZone, vacations = [] } = holder;
  const taken = takenBy(holder, now);
  const isOn = taken !== undefined && taken.from <= now;
  const zone = isOn ? taken.zone : timeZone;
  const today = dayAt(now, zone);
  if (last < first || last < today || last > yearAfter(today)) throw new Refusal('bad_request');
  if (isOn ? first !== taken.first : first < today) throw new Refusal('bad_request');
  const from = isOn ? taken.from : Math.max(startOf(first, zone), now);
  const others = recent(vacations, today).filter((vacation) => vacation !== taken);
  const all = [...others, { first, last, zone, from, until: endOf(last, zone) }];
  for (let year = yearOf(first); year <= yearOf(last); year++) {
    if (usedIn(year, all) > VACATION_DAYS) throw new Refusal('vacation_spent');
  }
  return all;
}

/** All of them after the one that is on has ended now, with today as its last day, or the one that is planned is taken back. */
export function withoutVacation(holder: Holder, now: number): readonly Vacation[] {
  const { vacations = [] } = holder;
  const taken = takenBy(holder, now);
  const others = vacations.filter((vacation) => vacation !== taken);
  if (taken === undefined || taken.from > now) return others;
  return [...others, { ...taken, last: dayWithin(dayAt(now, taken.zone), taken), until: now }];
}

/** Those that still count: older ones are forgotten. */
function recent(vacations: readonly Vacation[], today: string): readonly Vacation[] {
  return vacations.filter(({ last }) => yearOf(last) >= yearOf(today) - 1);
}

function usedIn(year: number, vacations: readonly Vacation[]): number {
  return vacations.reduce((sum, vacation) => sum + daysIn(year, vacation), 0);
}
