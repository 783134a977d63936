/** Something that a player is to be told and that stands in no game: what follows from it is its own message. docs/notices.md */

import type { Outcome } from '@shared/api/notices';
import type { Channel } from '@shared/notices/channels';
import type { Item, Write } from './dynamo/write';
import { TELLS, tellKey } from './keys';

export type Tell =
  /** A seat is kept for them; or they sit at a table no more, and not because they wanted to. */
  | { readonly kind: 'rematch' | 'removed'; readonly game: string; readonly player: string }
  /** They want to see whether a channel works, since this instant. */
  | { readonly kind: 'trial'; readonly player: string; readonly by: Channel; readonly asked: number }
  /** Their webhook was switched off, at this instant. */
  | { readonly kind: 'unhooked'; readonly player: string; readonly since: number };

/** As it stands there. */
export type TellRecord = Tell & {
  /** When it was written. Epoch milliseconds. */
  readonly at: number;
  /** Epoch seconds. */
  readonly expires: number;
  /** Of a trial: what became of it, and what was answered. */
  readonly outcome?: Outcome;
  readonly status?: number;
};

/** Longer than any of it is news. Seconds. */
const KEPT = 3 * 24 * 60 * 60;

/** By what it is known among all that its player is told. */
export function tellOf(tell: Tell): string {
  if (tell.kind === 'trial') return `trial-${tell.by}-${tell.asked}`;
  return tell.kind === 'unhooked' ? `unhooked-${tell.since}` : `${tell.kind}-${tell.game}`;
}

/** Written over what stands there of the same. `now` in epoch milliseconds. */
export function addTell(tell: Tell, now: number): Write {
  return { put: { ...tellKey(tell.player, tellOf(tell)), ...tell, at: now, expires: Math.floor(now / 1000) + KEPT } };
}

/** What an item holds. */
export function tellFrom(item: Item): TellRecord {
  const { pk: _pk, sk: _sk, ...fields } = item;
  return fields as TellRecord;
}

/** Whether an item is such. */
export function isTell({ sk }: Item): boolean {
  return String(sk).startsWith(TELLS);
}
