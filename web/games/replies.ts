import { say } from '@web/words/say';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody usually takes for a turn, given in milliseconds: no finer than a habit is. */
export function replies(name: string, length: number): string {
  const minutes = Math.max(5, Math.ceil(length / MINUTE / 5) * 5);
  if (minutes < 60) return say('replies.minutes', { name, n: minutes });
  const hours = Math.max(1, Math.round(length / HOUR));
  if (hours < 24) return say('replies.hours', { name, n: hours });
  return say('replies.days', { name, n: Math.round(length / DAY) });
}
