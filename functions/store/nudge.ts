/** That a player who waited has nudged the one to move: what a mail follows from. */

import type { Seat } from '@shared/game';
import { isNew } from './dynamo/conditions';
import type { Item, Write } from './dynamo/write';
import { nudgeKey } from './keys';

export interface NudgeRecord {
  /** Who has nudged. */
  readonly seat: Seat;
  /** The number of the turn. */
  readonly turn: number;
  /** Epoch seconds. */
  readonly expires: number;
}

/** Longer than a mail may be on its way. Seconds. */
const KEPT = 30 * 24 * 60 * 60;

export function nudgeFrom(item: Item | undefined): NudgeRecord | undefined {
  return item as NudgeRecord | undefined;
}

/** `at` in epoch milliseconds. */
export function addNudge(game: string, at: number, nudge: Omit<NudgeRecord, 'expires'>): Write {
  return { put: { ...nudgeKey(game, at), ...nudge, expires: Math.floor(at / 1000) + KEPT }, condition: isNew };
}
