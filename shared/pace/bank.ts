import type { Bank } from './pace';

/** What a turn did to a bank, in milliseconds. */
export interface Drawing {
  /** What was in the bank when the turn began. */
  readonly had: number;
  /** What the turn could take before it drew on the bank. */
  readonly free: number;
  /** What it took, of time that counts. */
  readonly took: number;
}

/**
 * What is in a bank after a turn that its player has taken: the increment comes in where that was in time, up to the cap, and
 * nothing is left where it was not.
 */
export function bankAfter({ increment, cap }: Bank, { had, free, took }: Drawing): number {
  const left = had - Math.max(took - free, 0);
  return left < 0 ? 0 : Math.min(left + increment, cap);
}
