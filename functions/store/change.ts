/** A player's change of address that is under way. */

import { unchanged } from './dynamo/conditions';
import { assign } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
import { changeKey } from './keys';

export interface ChangeRecord {
  /** The new address, as it was typed. */
  readonly email: string;
  /** When it was asked for: which change it is. Epoch milliseconds. */
  readonly asked: number;
  /** Whether the old address has confirmed it, and whether the new one has. */
  readonly old: boolean;
  readonly new: boolean;
  /** Epoch milliseconds. */
  readonly until: number;
  /** Epoch seconds. */
  readonly expires: number;
}

/** The change, unless its time is over. `now` in epoch milliseconds. */
export function changeFrom(item: Item | undefined, now: number): ChangeRecord | undefined {
  const change = item as ChangeRecord | undefined;
  return change && change.until > now ? change : undefined;
}

/** Writes a change over any that was under way. */
export function putChange(player: string, change: ChangeRecord): Write {
  return { put: { ...changeKey(player), ...change } };
}

/** One of the two has confirmed the change that was read. */
export function confirmChange(player: string, { asked, old, new: fresh }: ChangeRecord, side: 'old' | 'new'): Write {
  return {
    update: changeKey(player),
    change: assign({ [side]: true }),
    condition: unchanged({ asked, old, new: fresh }),
  };
}

/** The change that was read is over. */
export function endChange(player: string, { asked }: ChangeRecord): Write {
  return { remove: changeKey(player), condition: unchanged({ asked }) };
}

/** Drops whatever change is under way. */
export function dropChange(player: string): Write {
  return { remove: changeKey(player) };
}
