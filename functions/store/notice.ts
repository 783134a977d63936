/** That somebody is told something: claimed before it is sent, and marked afterwards. */

import { isThere, unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { isConditionFailed } from './dynamo/errors';
import { assign, type Expression } from './dynamo/expression';
import type { Item } from './dynamo/write';
import { type Key, noticeKey } from './keys';

/** What is told, to whom, and how long it is remembered that it was, in milliseconds. */
export interface Notice {
  readonly whom: string;
  readonly what: string;
  readonly kept: number;
}

/** `until`: nobody else sends it before. Epoch milliseconds. */
export type Claim = { readonly of: 'us' } | { readonly of: 'others'; readonly until: number } | { readonly of: 'sent' };

/** Where it stands. */
export function keyOfNotice({ whom, what }: Notice): Key {
  return noticeKey(whom, what);
}

/** Whether it is out already, by what stands there. */
export function isSent(item: Item | undefined): boolean {
  return item?.sent !== undefined;
}

/**
 * Claims a notice for so many milliseconds, unless it is sent or somebody else's claim still holds. `by`: an id of this try
 * alone, by which it knows its own claim if that is made before an answer is lost.
 */
export async function claimNotice(db: Database, notice: Notice, by: string, lease: number, now: number): Promise<Claim> {
  const until = now + lease;
  const expires = Math.ceil((now + notice.kept) / 1000);
  try {
    await db.update(keyOfNotice(notice), assign({ by, until, expires }), isFree(now));
    return { of: 'us' };
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
  const [found] = await db.get(keyOfNotice(notice));
  if (isSent(found)) return { of: 'sent' };
  return found?.by === by ? { of: 'us' } : { of: 'others', until: Number(found?.until ?? now) };
}

/** It is out. */
export async function markNotice(db: Database, notice: Notice, now: number): Promise<void> {
  await db.update(keyOfNotice(notice), assign({ sent: now }), isThere);
}

/** It could not be sent: whoever comes next may try, unless the claim has passed to others already. */
export async function giveBack(db: Database, notice: Notice, by: string): Promise<void> {
  try {
    await db.update(keyOfNotice(notice), assign({ until: 0 }), unchanged({ by }));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}

function isFree(now: number): Expression {
  return {
    text: 'attribute_not_exists(#sent) AND (attribute_not_exists(#until) OR #until <= :now)',
    names: { '#sent': 'sent', '#until': 'until' },
    values: { ':now': now },
  };
}
