import { TZDate } from '@date-fns/tz';
import { dayAt, hourAt, nextQuarter } from './wall';

/** The hour of the day at which the digest comes, unless its reader chooses another. docs/notices.md, "By what, and when" */
export const DIGEST_HOUR = 8;

/** Clocks are put forward or back by less, in milliseconds. */
const SHIFT = 3 * 60 * 60 * 1000;

/**
 * When the first digest after an instant is due, at an hour of the day in a zone: where clocks skip that hour with the next
 * instant there is, and where it comes twice with the first. Epoch milliseconds.
 */
export function nextDigest(zone: string, hour: number, after: number): number {
  let before = Math.max(after, about(zone, hour, after) - SHIFT);
  let at = nextQuarter(before);
  while (!beginsBetween(zone, hour, before, at)) [before, at] = [at, nextQuarter(at)];
  return at;
}

/** The same but for what clocks do that day. */
function about(zone: string, hour: number, after: number): number {
  const today = new TZDate(after, zone);
  const onDay = (day: number): number => new TZDate(today.getFullYear(), today.getMonth(), day, hour, zone).getTime();
  let day = today.getDate();
  while (onDay(day) <= after) day++;
  return onDay(day);
}

/** Whether a day's hour, or what follows it, has come by the second of two instants and had not by the first. */
function beginsBetween(zone: string, hour: number, before: number, at: number): boolean {
  if (hourAt(zone, at) < hour) return false;
  return hourAt(zone, before) < hour || dayAt(zone, before) !== dayAt(zone, at);
}
