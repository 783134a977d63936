import type { SeatInfo } from '@shared/api/games';
import { list } from '@web/words/list';
import { say } from '@web/words/say';
import { namesOf } from './names';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody usually takes for a turn, given in milliseconds: no finer than a habit is. */
export function habit(length: number): string {
  const minutes = Math.max(5, Math.ceil(length / MINUTE / 5) * 5);
  if (minutes < 60) return say('habit.minutes', { n: minutes });
  const hours = Math.max(1, Math.round(length / HOUR));
  if (hours < 24) return say('habit.hours', { n: hours });
  return say('habit.days', { n: Math.round(length / DAY) });
}

/** The habits of all who sit at a table and have any, in a line; undefined: nobody has. */
export function habits(seats: readonly SeatInfo[]): string | undefined {
  const names = namesOf(seats);
  const said = seats.flatMap(({ replies }, seat) => (replies === undefined ? [] : [{ name: names(seat), span: habit(replies) }]));
  const [one] = said;
  if (one === undefined) return undefined;
  if (said.length === 1) return say('repliesWithin', one);
  return say('allReply', {
    habits: list(
      said.map((each) => say('habitOf', each)),
      'commas',
    ),
  });
}
