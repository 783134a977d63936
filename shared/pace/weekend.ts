import { TZDate } from '@date-fns/tz';
import type { Rest } from './rest';

/**
 * The weekend that is on in a zone at this instant, or the next one: from the first instant of its Saturday until that of the
 * Monday, whatever its clocks do meanwhile.
 */
export function weekendAt(zone: string, instant: number): Rest {
  const today = new TZDate(instant, zone);
  const sinceSaturday = (today.getDay() + 1) % 7;
  const isOn = sinceSaturday < 2;
  const saturday = today.getDate() - sinceSaturday + (isOn ? 0 : 7);
  const beginOf = (day: number): number => new TZDate(today.getFullYear(), today.getMonth(), day, zone).getTime();
  return { from: beginOf(saturday), until: beginOf(saturday + 2) };
}
