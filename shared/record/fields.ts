/** What the parts of a record may hold, whichever form it is written in. docs/records.md */

import type { Drawn } from '../draw';
import { type RecordedGame, type RecordedMove, VOID_WHYS, type VoidWhy } from './record';

type Options = RecordedGame['options'];

/** The last millisecond of a year of four digits. */
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export function isNatural(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function isInstant(value: unknown): value is number {
  return isNatural(value) && value <= LAST_INSTANT;
}

export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{22}$/.test(value);
}

/** 32 bytes in hex. */
export function isBytes32(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** Of a title, of its rules, or how a game ended. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_.-]+$/.test(value);
}

/** What a draw is called: words with single blanks between them, and none of the signs that part a line. */
export function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.split(' ').every((word) => /^[A-Za-z0-9_./-]+$/.test(word));
}

export function isOutcome(value: unknown): value is Drawn[1] {
  return isNatural(value) || (Array.isArray(value) && value.every(isNatural));
}

/** What a score, or an option, may be besides text and truth. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value) && !Object.is(value, -0);
}

export function isOptions(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((held) => typeof held === 'string' || typeof held === 'boolean' || isNumber(held));
}

/** How a seat came off: counted from 1. */
export function isRank(value: unknown): value is number {
  return isNatural(value) && value > 0;
}

export function isName(value: unknown): value is string {
  return typeof value === 'string';
}

export function isVoidWhy(value: unknown): value is VoidWhy {
  return VOID_WHYS.some((why) => why === value);
}

export function isTrue(value: unknown): value is true {
  return value === true;
}

/** The first move that nobody made, or somebody, where it is the other way round: nobody makes the start, nor the end of a game made void. */
export function strayMove(moves: readonly RecordedMove[], status: RecordedGame['status']): number | undefined {
  if (status === 'void' && moves.length < 2) return 0;
  const end = status === 'void' ? moves.length - 1 : moves.length;
  const index = moves.findIndex(({ seat }, index) => (seat === undefined) !== (index === 0 || index === end));
  return index < 0 ? undefined : index;
}
