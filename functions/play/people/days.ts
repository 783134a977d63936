/** Days of the calendar, as `2026-11-30`: in their order as texts, too. Instants are epoch milliseconds. */

import { tzOffset } from '@date-fns/tz';
import type { Days } from '@shared/pace/vacation';

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

/** A day, or the nearest to it from the first to the last. */
export function dayWithin(day: string, { first, last }: Days): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** What the clocks of a zone show, as if they were those of UTC. */
function localAt(instant: number, zone: string): number {
  return instant + tzOffset(zone, new Date(instant)) * MINUTE;
}

function dayOf(local: number): string {
  return new Date(local).toISOString().slice(0, 10);
}
