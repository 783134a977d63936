/** The words of a command about records, and of what it finds. */

import type { RecordFault } from '@shared/record/record';
import type { Flaw } from '@shared/record/verify';
import { StartFailure } from '../failure';

export const USAGE = `Usage: npm run --silent record -- COMMAND FILE

  verify FILE                whether every draw, move and answer of a game follows from its secret and the rules
  show FILE                  who played, what was done, and how the board stands in the end
  convert FILE [json|text]   the same record in the other form, or in this one

FILE is a record as a game's page gives it, as JSON or as text; - is what comes in.
It ends with 0; with 1 where a record does not hold; with 2 where a file is no record.`;

export type Asked =
  | { readonly act: 'help' }
  | { readonly act: 'verify' | 'show'; readonly file: string }
  | { readonly act: 'convert'; readonly file: string; readonly form: 'json' | 'text' | undefined };

/** @throws StartFailure with the usage */
export function readCommand(words: readonly string[]): Asked {
  const [act, file, form, ...more] = words;
  if (words.includes('--help') || (act === 'help' && file === undefined)) return { act: 'help' };
  if (file !== undefined && more.length === 0) {
    if ((act === 'verify' || act === 'show') && form === undefined) return { act, file };
    if (act === 'convert' && (form === undefined || form === 'json' || form === 'text')) return { act, file, form };
  }
  throw new StartFailure(USAGE);
}

export const FAULTS: Readonly<Record<RecordFault, string>> = {
  not_a_record: 'this is no record of a game.',
  later_format: 'this record is in a later format than this Casebook reads.',
  unknown_title: 'this record is of a game, or of rules, that this Casebook does not have.',
  missing: 'something that has to be here is not.',
  malformed: 'this is not as a record has it.',
  too_long: 'this is longer than any record of a game.',
};

/** What is wrong, behind the place where it is. */
export const FLAWS: Readonly<Record<Flaw['what'], string>> = {
  cut: 'the record is cut to what one viewer may know: nothing in it can be checked before the game is over',
  commitment: 'the secret is not the one that the commitment promised',
  'kept-commitment': 'the commitment is not the one that was kept',
  'kept-contribution': 'the contribution that was kept is at no seat',
  draw: 'what was drawn does not follow from the secret',
  'draw-missing': 'what was drawn here is missing',
  'draw-unasked': 'nothing was to be drawn here',
  action: 'the rules do not allow what was done, so nothing after it was checked',
  event: 'something else came of what was done',
  result: 'the game did not end like this',
};
