/** Days of the calendar, as `2026-11-30`: in their order as texts, too. Instants are epoch milliseconds. */

import { tzOffset } from '@date-fns/tz';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** No zone is as far from UTC. */
const FARTHEST = 15 * 60 * MINUTE;

/** The day that it is in a zone at an instant. */
export function dayAt(instant: number, zone: string): string {
  return dayOf(localAt(instant, zone));
}

/** The first instant of a day in a zone: where clocks skip midnight, that of the skip. */
export function startOf(day: string, zone: string): number {
  const midnight = Date.parse(day);
  let [before, from] = [midnight - FARTHEST, midnight + FARTHEST];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localAt(middle, zone) < midnight) before = middle;
    else from = middle;
  }
  return from;
}

/** The first instant after a day in a zone. */
export function endOf(day: string, zone: string): number {
  return startOf(dayOf(Date.parse(day) + DAY), zone);
}

/** How many days there are from the first to the last, both of them too; none where the last is earlier. */
export function daysBetween(first: string, last: string): number {
  return Math.max((Date.parse(last) - Date.parse(first)) / DAY + 1, 0);
}

/** A day, or the nearest to it from the first to the last. */
export function dayWithin(day: string, { first, last }: { readonly first: string; readonly last: string }): string {
  if (day < first) return first;
  return day > last ? last : day;
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** What the clocks of a zone show, as if they were those of UTC. */
function localAt(instant: number, zone: string): number {
  return instant + tzOffset(zone, new Date(instant)) * MINUTE;
}

function dayOf(local: number): string {
  return new Date(local).toISOString().slice(0, 10);
}
