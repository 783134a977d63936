/** A POST that may come twice, remembered for a day under its idempotency key. */

import { isNewOrExpired } from './dynamo/conditions';
import type { Item, Write } from './dynamo/write';
import { requestKey } from './keys';

export interface RequestRecord {
  /** Hash of the body. */
  readonly body: string;
  /** What was answered. */
  readonly answer: string;
  /** Epoch seconds. */
  readonly expires: number;
}

const DAY = 24 * 60 * 60;

/** The request, unless its day is over: DynamoDB deletes late. `now` in epoch milliseconds. */
export function requestFrom(item: Item | undefined, now: number): RequestRecord | undefined {
  const request = item as RequestRecord | undefined;
  return request && request.expires * 1000 > now ? request : undefined;
}

/** `key` is the key's hash. */
export function addRequest(player: string, key: string, request: Omit<RequestRecord, 'expires'>, now: number): Write {
  const seconds = Math.floor(now / 1000);
  return { put: { ...requestKey(player, key), ...request, expires: seconds + DAY }, condition: isNewOrExpired(seconds) };
}
