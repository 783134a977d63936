import type { Taken } from './taken';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** Too slow, or too much at once. */
const BUSY: readonly number[] = [408, 429];

/** What was answered. `retryAfter`: the header of that name, empty where there was none. */
export interface Answer {
  readonly status: number;
  readonly retryAfter: string;
}

/**
 * What an answer to a notice means; one that leads elsewhere is no yes. `gone`: the statuses that say that nobody is there any more.
 * `now` in epoch milliseconds. docs/notices.md, "Once"
 */
export function verdictOn({ status, retryAfter }: Answer, gone: readonly number[], now: number): Taken {
  if (status >= 200 && status < 300) return { of: 'sent', status };
  if (gone.includes(status)) return { of: 'gone', status };
  if (status < 500 && !BUSY.includes(status)) return { of: 'refused', status };
  const after = waitOf(retryAfter, now);
  return { of: 'busy', status, ...(after === undefined ? {} : { after }) };
}

/**
 * For how long an answer asks to be left alone, in seconds or until a date; here in milliseconds, and an hour at most. Less than a
 * minute goes without saying.
 */
function waitOf(text: string, now: number): number | undefined {
  const wait = /^\d+(\.\d+)?$/.test(text) ? Math.ceil(Number(text) * 1000) : Date.parse(text) - now;
  return wait >= MINUTE ? Math.min(wait, HOUR) : undefined;
}
