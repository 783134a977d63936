/** That somebody is told something: claimed before it is sent, and marked afterwards; or put off until the clock finds it. */

import { dueAt, NOT_DUE } from './due';
import { isThere, unchanged } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { isConditionFailed } from './dynamo/errors';
import { all, assign, type Expression } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { KEPT_NEWS, type Key, noticeKey } from './keys';

/** What is told, to whom, and how long it is remembered that it was, in milliseconds. */
export interface Notice {
  readonly whom: string;
  readonly what: string;
  readonly kept: number;
}

/** `until`: nobody else sends it before, or the clock brings it again then. Epoch milliseconds. */
export type Claim =
  | { readonly of: 'us' }
  | { readonly of: 'others'; readonly until: number }
  | { readonly of: 'put off'; readonly until: number }
  | { readonly of: 'done' };

/** How often a notice was put off because it was not taken, and since when. Epoch milliseconds. */
export interface Tries {
  readonly times: number;
  readonly since: number;
}

/** A notice that is to come again: by which message, as it stands in a queue, and when. Epoch milliseconds. */
export interface PutOff {
  readonly message: string;
  readonly at: number;
  readonly now: number;
  /** Absent: it was not tried. */
  readonly tries?: Tries;
}

/** Where it stands. */
export function keyOfNotice({ whom, what }: Notice): Key {
  return noticeKey(whom, what);
}

/** What a player is to be told later: notices that are put off, and what is kept for digests. */
export async function readToCome(db: Database, player: string): Promise<Item[]> {
  const items = await db.query({ partition: noticeKey(player, '').pk, from: ' ', to: '~' });
  return items.filter((item) => putOffTo(item) !== undefined || String(item.sk).startsWith(KEPT_NEWS));
}

/** Whether there is nothing to be done about it any more, by what stands there: it is out, or it was given up. */
export function isDone(item: Item | undefined): boolean {
  return item?.sent !== undefined || item?.given !== undefined;
}

/** To when it is put off, by what stands there. Epoch milliseconds. */
export function putOffTo(item: Item | undefined): number | undefined {
  return item?.putOff === undefined ? undefined : Number(item.putOff);
}

/** How often it was tried before it was put off. */
export function triesOf(item: Item | undefined): Tries | undefined {
  return item?.tries as Tries | undefined;
}

/**
 * Claims a notice for so many milliseconds, unless it is done, put off, or somebody else's claim still holds. `by`: an id of this try
 * alone, by which it knows its own claim if that is made before an answer is lost.
 */
export async function claimNotice(db: Database, notice: Notice, by: string, lease: number, now: number): Promise<Claim> {
  const until = now + lease;
  try {
    await db.update(keyOfNotice(notice), assign({ by, until, expires: expiryOf(notice, now) }), isFree(now));
    return { of: 'us' };
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
  const [found] = await db.get(keyOfNotice(notice));
  if (isDone(found)) return { of: 'done' };
  if (found?.by === by) return { of: 'us' };
  const [held, again] = [Number(found?.until ?? now), putOffTo(found) ?? now];
  return again > now && again > held ? { of: 'put off', until: again } : { of: 'others', until: held };
}

/** It is out, and the clock finds it no more. */
export async function markNotice(db: Database, notice: Notice, now: number): Promise<void> {
  await db.update(keyOfNotice(notice), assign({ sent: now, ...NOT_PUT_OFF }), isThere);
}

/** The same, of what is told by other means. */
export function doneNotice(notice: Notice, now: number): Write {
  const done = { sent: now, expires: expiryOf(notice, now), ...NOT_PUT_OFF };
  return { update: keyOfNotice(notice), change: assign(done), condition: isUndone };
}

/** It could not be sent: whoever comes next may try, unless the claim has passed to others already. */
export async function giveBack(db: Database, notice: Notice, by: string): Promise<void> {
  await unless(db.update(keyOfNotice(notice), assign({ until: 0 }), unchanged({ by })));
}

/** It comes again at an instant, unless it is done. */
export async function putOffNotice(db: Database, notice: Notice, { message, at, now, tries }: PutOff): Promise<void> {
  // A new revision: the clock that brought it leaves it where it stands from now on.
  const again = { message, putOff: at, tries, revision: now, expires: expiryOf(notice, now), ...dueAt(notice.whom, at) };
  await unless(db.update(keyOfNotice(notice), assign(again), isUndone));
}

/** What was put off because it was quiet is looked at again at once; what was not taken waits for its next try. */
export async function bringForward(db: Database, item: Item, now: number): Promise<void> {
  const { pk, sk, putOff, tries } = item;
  if (putOffTo(item) === undefined || tries !== undefined) return;
  const write = assign({ putOff: now, revision: now, dueAt: now });
  await unless(db.update({ pk: String(pk), sk: String(sk) }, write, all(isUndone, unchanged({ putOff }))));
}

/** It will never be sent, unless it is. */
export async function giveUpNotice(db: Database, notice: Notice, now: number): Promise<void> {
  const given = { given: now, expires: expiryOf(notice, now), ...NOT_PUT_OFF };
  await unless(db.update(keyOfNotice(notice), assign(given), isUndone));
}

const NOT_PUT_OFF = { ...NOT_DUE, message: undefined, putOff: undefined, tries: undefined } as const;

const isUndone: Expression = {
  text: 'attribute_not_exists(#sent) AND attribute_not_exists(#given)',
  names: { '#sent': 'sent', '#given': 'given' },
};

function isFree(now: number): Expression {
  return all(isUndone, {
    text: '(attribute_not_exists(#until) OR #until <= :now) AND (attribute_not_exists(#putOff) OR #putOff <= :now)',
    names: { '#until': 'until', '#putOff': 'putOff' },
    values: { ':now': now },
  });
}

/** Epoch seconds. */
function expiryOf({ kept }: Notice, now: number): number {
  return Math.ceil((now + kept) / 1000);
}

/** A condition that does not hold any more is no failure. */
async function unless(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}
