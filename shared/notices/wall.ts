/** What walls say where somebody lives. Instants are epoch milliseconds. */

import { TZDate } from '@date-fns/tz';

/** Every zone's clocks are put forward and back at a quarter of an hour, by UTC too. Milliseconds. */
export const QUARTER = 15 * 60 * 1000;

/** The first quarter of an hour after an instant. */
export function nextQuarter(instant: number): number {
  return (Math.floor(instant / QUARTER) + 1) * QUARTER;
}

/** The hour of the day, 0 to 23. */
export function hourAt(zone: string, instant: number): number {
  return new TZDate(instant, zone).getHours();
}

/** The day of the calendar, as `2026-11-30`. */
export function dayAt(zone: string, instant: number): string {
  const date = new TZDate(instant, zone);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
