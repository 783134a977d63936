/**
 * That no mail goes to an address. It stands by itself and not in an account, so that it holds for addresses that are
 * nobody's, and for whoever has one later.
 */

import { keyOfStop } from './address';
import { unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { isConditionFailed } from './dynamo/errors';
import { all, assign, type Expression } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';

/** Why no mail goes to an address: one was refused there for good, or reported as unwanted. */
export type StopReason = 'bounced' | 'complained';

export interface Stop {
  readonly why: StopReason;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** What there is to say against an address. */
interface Report {
  readonly why: StopReason;
  /** When the letter was sent that it is about. Epoch milliseconds. */
  readonly sent: number;
}

/** For how many seconds it is kept that mail is stopped, or that it was mended. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** The stop that holds, if one does: not one that was mended, nor one whose time is over. `now` in epoch milliseconds. */
export function stopFrom(item: Item | undefined, now: number): Stop | undefined {
  const { why, since, expires } = (item ?? {}) as Partial<Stop> & { readonly expires?: number };
  if (why === undefined || since === undefined || (expires ?? 0) * 1000 <= now) return undefined;
  return { why, since };
}

/** The same, read from the table. */
export async function readStop(db: Database, email: string, now: number): Promise<Stop | undefined> {
  const [item] = await db.get(keyOfStop(email));
  return stopFrom(item, now);
}

/**
 * Stops mail to an address. Where it is stopped already, the first report counts; and one about a letter that was sent
 * before the address was mended is old news.
 */
export async function stopAddress(db: Database, email: string, { why, sent }: Report, now: number): Promise<void> {
  const stop = assign({ why, since: now, expires: expiry(now) });
  try {
    await db.update(keyOfStop(email), stop, all(isOpen(now), isSince(sent)));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}

/** Lets mail to an address go out again, while the stop is the one that was read. `now` is remembered. */
export function mendAddress(email: string, { since }: Stop, now: number): Write {
  return {
    update: keyOfStop(email),
    change: assign({ why: undefined, since: undefined, mended: now, expires: expiry(now) }),
    condition: unchanged({ since }),
  };
}

/** Epoch seconds. */
function expiry(now: number): number {
  return Math.ceil(now / 1000) + KEPT_SECONDS;
}

/** No stop holds now. */
function isOpen(now: number): Expression {
  return {
    text: 'attribute_not_exists(#since) OR #expires <= :now',
    names: { '#since': 'since', '#expires': 'expires' },
    values: { ':now': Math.floor(now / 1000) },
  };
}

/** The address was not mended since then. */
function isSince(sent: number): Expression {
  return {
    text: 'attribute_not_exists(#mended) OR #mended <= :sent',
    names: { '#mended': 'mended' },
    values: { ':sent': sent },
  };
}
