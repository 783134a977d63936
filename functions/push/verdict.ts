import type { Taken } from '../notify/channels/taken';
import { verdictOn } from '../notify/channels/verdict';

/** No browser takes anything there any more. */
const GONE: readonly number[] = [404, 410];

/** What a push service's answer means. `now` in epoch milliseconds. docs/notices.md, "Push" */
export function takenBy({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): Taken {
  return verdictOn({ status, retryAfter: headers.get('Retry-After') ?? '' }, GONE, now);
}
