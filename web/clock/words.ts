/** Times in words, in the reader's zone. Instants are epoch milliseconds. */

import type { Rest } from '@shared/pace/rest';
import { LANGUAGE } from '@shared/words/say';
import { say } from '@web/words/say';
import { dayAt } from './day';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long, in one or two steps: `3 h` and `12 m`; less than a minute is `now`. */
export function span(length: number): readonly [string] | readonly [string, string] {
  const minutes = Math.floor(Math.max(0, length) / MINUTE);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return [say('days', { n: days }), say('hours', { n: hours % 24 })];
  if (hours > 0) return [say('hours', { n: hours }), say('minutes', { n: minutes % 60 })];
  return [minutes > 0 ? say('minutes', { n: minutes }) : say('now')];
}

/** An instant where there is little room: the time today, the day of the week in the past six days, else the date. */
export function briefly(at: number, now: number, zone: string): string {
  const days = daysBetween(at, now, zone);
  if (days <= 0) return timeOfDay(at, zone);
  if (days < 7) return format(at, zone, { weekday: 'short' });
  return format(at, zone, { day: 'numeric', month: 'short' });
}

/** An instant in full, past or to come: `today 14:02`, `tomorrow 14:02`, `Tuesday 14:02`, `3 November 14:02`. */
export function fully(at: number, now: number, zone: string): string {
  return say('dayAndTime', { day: dayOf(at, now, zone), time: timeOfDay(at, zone) });
}

/** When within its day: `14:02`. */
export function timeOfDay(at: number, zone: string): string {
  return format(at, zone, { hour: '2-digit', minute: '2-digit' });
}

/** The last day of something that ends at an instant: `tomorrow`, `Tuesday`, `12 December`. */
export function lastDay(until: number, now: number, zone: string): string {
  return dayOf(until - 1, now, zone);
}

/** That somebody is away, for opponents: `away until 12 December`. */
export function awayUntil(until: number, now: number, zone: string): string {
  const today = daysBetween(until - 1, now, zone) === 0;
  return today ? say('awayToday') : say('awayUntil', { day: lastDay(until, now, zone) });
}

/** When somebody is away, now or later: `away until 12 December`, `away from 7 December to 12 December`. */
export function absence({ from, until }: Rest, now: number, zone: string): string {
  if (from <= now) return awayUntil(until, now, zone);
  const [first, last] = [dateOf(from, zone), dateOf(until - 1, zone)];
  return first === last ? say('awayOn', { day: first }) : say('awayFrom', { first, last });
}

/** The day of an instant, past or to come: `tomorrow`, `Tuesday`, `12 December`. */
function dayOf(at: number, now: number, zone: string): string {
  const days = daysBetween(at, now, zone);
  if (days === 0) return say('today');
  if (days === 1) return say('yesterday');
  if (days === -1) return say('tomorrow');
  if (Math.abs(days) < 7) return format(at, zone, { weekday: 'long' });
  return dateOf(at, zone);
}

function dateOf(at: number, zone: string): string {
  return format(at, zone, { day: 'numeric', month: 'long' });
}

/** How many midnights of the zone lie between; below 0 of what is to come. */
function daysBetween(at: number, now: number, zone: string): number {
  return (midnight(now, zone) - midnight(at, zone)) / DAY;
}

/** The calendar day of an instant, as the instant when that day begins in UTC. */
function midnight(at: number, zone: string): number {
  return Date.parse(dayAt(at, zone));
}

function format(at: number, zone: string, what: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LANGUAGE, { ...what, timeZone: zone }).format(at);
}
