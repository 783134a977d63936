/** A title's words for its actions and events, as they stand in a record. */

import type { Notation } from '../game';

/** Parts a line: before each draw, before each event, and in place of an action. */
export const DRAW = ' ~ ';
export const EVENT = ' > ';
export const NO_ACTION = '-';

/** @throws RangeError if the title's words hold what parts a line */
export function said<T>(notation: Notation<T>, value: T): string {
  const text = notation.make(value);
  const parts = [DRAW, EVENT].some((sign) => ` ${text} `.includes(sign));
  if (parts || text === '' || text === NO_ACTION || /[\r\n]/.test(text)) {
    throw new RangeError(`this cannot stand in a line of a record: ${text}`);
  }
  return text;
}
