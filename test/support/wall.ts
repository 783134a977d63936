/** What the clock on somebody's wall shows. */

const FORM: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/** Of an instant in a zone, as `Wed 4 Mar 09:00`. */
export function wallAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { ...FORM, timeZone }).formatToParts(instant);
  const { weekday, day, month, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${weekday} ${day} ${month} ${hour}:${minute}`;
}
