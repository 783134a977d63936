/** Where the golden games are, and what they are called. */

import path from 'node:path';
import type { RecordedGame } from '@shared/record/record';

/** In the text form, one file each. */
export const RECORDS = path.join(import.meta.dirname, 'records');
/** By name of a golden game: what its states come to. */
export const STATES = path.join(import.meta.dirname, 'states.json');

/** Title, options, players, how it ended, and a number. */
export function nameOf({ title, options, seats, status, result }: RecordedGame, number: number): string {
  const how = result?.how ?? status;
  return [title, ...Object.values(options), seats.length, how, String(number).padStart(3, '0')].join('-');
}
