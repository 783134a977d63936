import type { Taken } from '../notify/channels/taken';
import { verdictOn } from '../notify/channels/verdict';
import type { Answer } from './post';

/** Nobody is there any more, or the secret in the address is not the right one. */
const GONE: readonly number[] = [401, 403, 404, 410];

/** What a webhook's answer means. `now` in epoch milliseconds. docs/notices.md, "Webhooks" */
export function takenBy({ statusCode: status = 0, headers }: Answer, now: number): Taken {
  return verdictOn({ status, retryAfter: headers['retry-after'] ?? '' }, GONE, now);
}
