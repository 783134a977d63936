/** How much time is left, in words. All in milliseconds. */

import { leadOf } from '@shared/pace/reminder';
import { say } from '@web/words/say';
import { span } from './words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With less than this left seconds are told. */
const LAST = 2 * MINUTE;

/** As much of what is left as words tell, rounded down, and more than nothing as long as anything is left: it changes when they do. */
export function told(left: number): number {
  if (left <= 0) return 0;
  const step = left < LAST ? SECOND : left < DAY ? MINUTE : HOUR;
  return Math.max(1, Math.floor(left / step) * step);
}

/** How long the words stay as they are. */
export function stay(left: number): number {
  return left - told(left) + 1;
}

/** In one or two steps: `2 d` and `3 h`, `14 m`, `1 m` and `12 s`. */
export function spanLeft(left: number): readonly [string] | readonly [string, string] {
  const known = told(left);
  if (known >= LAST) return span(known);
  const seconds = say('seconds', { n: Math.floor((known % MINUTE) / SECOND) });
  return known < MINUTE ? [seconds] : [say('minutes', { n: 1 }), seconds];
}

/** In a few words: `2 d 3 h left`; `short`: and that is little. */
export function timeLeft(left: number, short = false): string {
  if (left <= 0) return say('timeUp');
  return say(short ? 'onlyLeft' : 'left', { span: spanLeft(left).join(' ') });
}

/** Whether little is left of a turn that may take so long: when most people are reminded. */
export function isShort(left: number, time: number | undefined): boolean {
  return time !== undefined && left <= (leadOf('usual', time) ?? 0);
}
