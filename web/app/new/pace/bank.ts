/** The banks that are offered: in lengths that people speak of, which go with the time for a turn. Milliseconds. */

import { type Bank, LONGEST_TURN } from '@shared/pace/pace';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LENGTHS = [
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  5 * DAY,
  7 * DAY,
  14 * DAY,
  LONGEST_TURN,
];

/** What may be in a bank. */
export function amounts(turn: number): readonly number[] {
  return LENGTHS.filter((length) => length >= turn / 2 && length <= turn * 10);
}

/** What may come in with a turn. */
export function increments(turn: number): readonly number[] {
  return [0, ...LENGTHS.filter((length) => length >= turn / 24 && length <= turn / 2)];
}

/** What a bank is to begin with: as much as two turns or so, and no more to come. */
export function usualBank(turn: number): Bank {
  const start = amounts(turn).find((length) => length >= 2 * turn) ?? turn;
  return { start, increment: 0, cap: start };
}

/** A bank that begins with more than there may be may have so much. */
export function startingWith(bank: Bank, start: number): Bank {
  return { ...bank, start, cap: bank.increment === 0 ? start : Math.max(bank.cap, start) };
}

/** With nothing to come in there is never more than at the start. */
export function growingBy(bank: Bank, increment: number, turn: number): Bank {
  if (increment === 0) return { ...bank, increment, cap: bank.start };
  const higher = amounts(turn).find((length) => length > bank.start) ?? bank.start;
  return { ...bank, increment, cap: Math.max(bank.cap, higher) };
}
