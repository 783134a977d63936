/** Vacations by whole days. A day is written `2026-11-30`: days are in their order as texts, too. docs/deadlines.md, "What players can do" */

/** Days of vacation that a player has in each calendar year. */
export const VACATION_DAYS = 28;

const DAY = 24 * 60 * 60 * 1000;

/** From one day to another, both within it. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** How many there are in all; none where the last is earlier. */
export function daysOf({ first, last }: Days): number {
  return Math.max((Date.parse(last) - Date.parse(first)) / DAY + 1, 0);
}

/** How many of them lie in a year. */
export function daysIn(year: number, { first, last }: Days): number {
  const [newYear, newYearsEve] = [`${year}-01-01`, `${year}-12-31`];
  return daysOf({ first: first > newYear ? first : newYear, last: last < newYearsEve ? last : newYearsEve });
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The same day a year later: nobody plans further. */
export function yearAfter(day: string): string {
  const rest = day.slice(4);
  return `${yearOf(day) + 1}${rest === '-02-29' ? '-02-28' : rest}`;
}
