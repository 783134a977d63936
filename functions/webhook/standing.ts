import type { Taken } from '../notify/channels/taken';
import type { WebhookRecord } from '../store/account';

/** Nothing was taken for so long, in milliseconds, however often it was tried: then it is switched off. */
const PATIENCE = { time: 24 * 60 * 60 * 1000, times: 5 };

/**
 * How a webhook that is on stands after an answer: the same object if nothing has changed. `now` in epoch milliseconds.
 * docs/notices.md, "Webhooks"
 */
export function standing(webhook: WebhookRecord, { of }: Taken, now: number): WebhookRecord {
  const { failing: before, ...well } = webhook;
  switch (of) {
    case 'sent':
      return before === undefined ? webhook : well;
    case 'gone':
      return { ...well, off: { why: 'gone', since: now } };
    case 'refused':
    case 'busy': {
      const failing = { since: before?.since ?? now, times: (before?.times ?? 0) + 1 };
      const isOver = now - failing.since >= PATIENCE.time && failing.times >= PATIENCE.times;
      return isOver ? { ...well, off: { why: 'failing', since: now } } : { ...well, failing };
    }
  }
}
