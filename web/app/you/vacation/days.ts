/** Days of the calendar, as `2026-11-30`: in their order as texts, too. */

import { LANGUAGE } from '@shared/words/say';

const DAY = 24 * 60 * 60 * 1000;

/** From one day to another, both within it. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** The day that it is in a zone at an instant, in epoch milliseconds. */
export function dayAt(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** As people say it: `Friday 11 December`. */
export function dayInWords(day: string): string {
  const format = new Intl.DateTimeFormat(LANGUAGE, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(day));
}

/** How many days lie in the year of a day. */
export function daysWithin(yearOf: string, { first, last }: Days): number {
  const year = yearOf.slice(0, 4);
  const [newYear, newYearsEve] = [`${year}-01-01`, `${year}-12-31`];
  const [from, until] = [first > newYear ? first : newYear, last < newYearsEve ? last : newYearsEve];
  return Math.max(0, (Date.parse(until) - Date.parse(from)) / DAY + 1);
}

/** How many days there are in all. */
export function daysOf({ first, last }: Days): number {
  return Math.max(0, (Date.parse(last) - Date.parse(first)) / DAY + 1);
}

/** The same day a year later: nobody plans further. */
export function yearAfter(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)), day.slice(4)];
  return `${year + 1}${rest === '-02-29' ? '-02-28' : rest}`;
}
