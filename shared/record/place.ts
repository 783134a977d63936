/** Where in a text something stands. */

import { RecordError, type RecordFault } from './record';

/** Both count from 1; columns in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A part of a line, and where it begins. */
export interface Piece extends Place {
  readonly text: string;
}

/** What is wrong here; `at`: how far from here. */
export function wrong({ line, column }: Place, code: RecordFault = 'malformed', at = 0): RecordError {
  return new RecordError(code, line, column + at);
}
