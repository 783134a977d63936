import { LANGUAGE } from './say';

/**
 * Weekday, date, time and the name of the zone's time: nobody knows where it is read, and where clocks are put back an
 * hour has the same name twice. `at` in epoch milliseconds.
 */
export function momentIn(zone: string, at: number): string {
  const day = new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return `${day.format(at)}, ${time.format(at)} (${nameOf(zone, at)})`;
}

function nameOf(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
