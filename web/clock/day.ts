/** Days of the calendar, as `2026-11-30`. */

import { LANGUAGE } from '@shared/words/say';

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
