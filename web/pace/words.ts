/** What a table agrees on about time, in words. */

import { MOST_IN_A_ROW, type Pace } from '@shared/pace/pace';
import { LANGUAGE } from '@shared/words/say';
import { say } from '@web/words/say';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length in milliseconds, as people agree on one: `3 days`, `24 hours`, `90 minutes`. */
export function lengthOf(time: number): string {
  if (time > DAY && time % DAY === 0) return say('length.days', { n: time / DAY });
  if (time > 0 && time % HOUR === 0) return say('length.hours', { n: time / HOUR });
  return say('length.minutes', { n: Math.round(time / MINUTE) });
}

/** Where there is little room: `3 days a turn`. */
export function paceBriefly(pace: Pace): string {
  return capital(turn(pace));
}

/** All of it, a line each. */
export function paceLines(pace: Pace, rated: boolean): string[] {
  return clauses(pace, rated).map(capital);
}

/** All of it in one sentence. */
export function paceSummed(pace: Pace, rated: boolean): string {
  return `${capital(clauses(pace, rated).join('; '))}.`;
}

function clauses(pace: Pace, rated: boolean): string[] {
  const stake = say(rated ? 'pace.rated' : 'pace.unrated');
  if (pace.turn === undefined) return [turn(pace), stake];
  return [
    turn(pace),
    ...bank(pace),
    say(pace.weekends ? 'pace.weekends' : 'pace.noWeekends'),
    say(pace.vacation ? 'pace.vacation' : 'pace.noVacation'),
    pace.forfeit === undefined ? say('pace.never', { n: MOST_IN_A_ROW }) : say('pace.forfeit', { n: pace.forfeit }),
    stake,
  ];
}

function turn({ turn: time }: Pace): string {
  return time === undefined ? say('pace.none') : say('pace.turn', { time: lengthOf(time) });
}

function bank({ bank: own }: Pace): string[] {
  if (own === undefined) return [];
  const { start, increment, cap } = own;
  if (increment === 0) return [say('pace.bank', { start: lengthOf(start) })];
  return [say('pace.bankGrows', { start: lengthOf(start), increment: lengthOf(increment), cap: lengthOf(cap) })];
}

function capital(clause: string): string {
  return clause.charAt(0).toLocaleUpperCase(LANGUAGE) + clause.slice(1);
}
