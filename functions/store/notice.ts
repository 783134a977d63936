/** That somebody is told something: claimed before it is sent, and marked afterwards. */

import { isThere } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { isConditionFailed } from './dynamo/errors';
import { assign, type Expression } from './dynamo/expression';
import { type Key, noticeKey } from './keys';

/** What is told, to whom, and how long it is remembered that it was, in milliseconds. */
export interface Notice {
  readonly whom: string;
  readonly what: string;
  readonly kept: number;
}

/** `until`: nobody else sends it before. Epoch milliseconds. */
export type Claim = { readonly of: 'us' | 'others'; readonly until: number } | { readonly of: 'sent' };

/** Whether it is out already. */
export async function isSent(db: Database, notice: Notice): Promise<boolean> {
  const [found] = await db.get(keyOf(notice));
  return found?.sent !== undefined;
}

/**
 * Claims a notice for so many milliseconds, unless it is sent or somebody else's claim still holds.
 * A claim whose answer is lost holds as well: whoever made it comes again when it is over.
 */
export async function claimNotice(db: Database, notice: Notice, lease: number, now: number): Promise<Claim> {
  const until = now + lease;
  const expires = Math.ceil((now + notice.kept) / 1000);
  try {
    await db.update(keyOf(notice), assign({ until, expires }), isFree(now));
    return { of: 'us', until };
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
  const [found] = await db.get(keyOf(notice));
  return found?.sent === undefined ? { of: 'others', until: Number(found?.until ?? now) } : { of: 'sent' };
}

/** It is out. */
export async function markNotice(db: Database, notice: Notice, now: number): Promise<void> {
  await db.update(keyOf(notice), assign({ sent: now }), isThere);
}

/** It could not be sent: whoever comes next may try, unless the claim has passed to others already. */
export async function giveBack(db: Database, notice: Notice, until: number): Promise<void> {
  const condition = { text: '#until = :until', names: { '#until': 'until' }, values: { ':until': until } };
  try {
    await db.update(keyOf(notice), assign({ until: 0 }), condition);
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}

function keyOf({ whom, what }: Notice): Key {
  return noticeKey(whom, what);
}

function isFree(now: number): Expression {
  return {
    text: 'attribute_not_exists(#sent) AND (attribute_not_exists(#until) OR #until <= :now)',
    names: { '#sent': 'sent', '#until': 'until' },
    values: { ':now': now },
  };
}
