/** One move as one line, such as `2 2026-11-30T09:05:00.000Z 0 investigate lakeside > placed 0 lakeside 1 1`. docs/records.md */

import type { Drawn } from '../../draw';
import { type Notation, NotationError, type Title } from '../../game';
import { isInstant, isLabel, isNatural, isOutcome } from '../fields';
import { type Piece, wrong } from '../place';
import type { RecordedMove } from '../record';
import { DRAW, EVENT, NO_ACTION, said } from '../said';
import { divide, jsonOf, split, textOf } from './piece';

/** Between what a draw is called and what it gave. */
const GAVE = ' = ';
/** Before the seat for which the clock did it. */
const AUTO = 'auto ';
/** What no seat did: the first move, and the end of a game that was made void. */
const START = 'start';
const VOID = 'void';

/** @throws RangeError if the title names a draw, or says something, in words that part a line */
export function makeMove(
  { actions, events }: Title,
  { at, seat, auto, action, drawn = [], ...move }: RecordedMove,
  version: number,
): string {
  const what = action === undefined ? NO_ACTION : said(actions, action);
  const done = seat === undefined ? nobody(version) : `${auto ? AUTO : ''}${seat} ${what}`;
  const draws = drawn.map((one) => DRAW + makeDrawn(one));
  const told = move.events.map((event) => EVENT + said(events, event));
  return [`${version} ${makeInstant(at)} ${done}`, ...draws, ...told].join('');
}

/** What a move may be, and tell, depends on the record it is in. */
export interface Context {
  readonly version: number;
  readonly seats: number;
  /** The record is cut to a viewer, and tells no draws. */
  readonly cut: boolean;
}

/** @throws RecordError */
export function parseMove({ actions, events }: Title, line: Piece, { version, seats, cut }: Context): RecordedMove {
  const [before, ...told] = split(line, EVENT);
  const [command, ...drawn] = split(before, DRAW);
  const [number, timed] = divide(command, ' ');
  if (number.text !== String(version)) throw wrong(number);
  const [instant, done] = divide(timed, ' ');
  const auto = done.text.startsWith(AUTO);
  const by = auto ? divide(done, ' ')[1] : done;
  const [seat, action] = by.text === nobody(version) ? [] : divide(by, ' ');
  if (version === 1 && seat) throw wrong(seat);
  if (cut && drawn[0]) throw wrong(drawn[0]);
  return {
    at: parseInstant(instant),
    ...(seat ? { seat: parseSeat(seat, seats) } : {}),
    ...(seat && auto ? { auto } : {}),
    ...(action && action.text !== NO_ACTION ? { action: heard(actions, action) } : {}),
    ...(cut ? {} : { drawn: drawn.map(parseDrawn) }),
    events: told.map((event) => heard(events, event)),
  };
}

function nobody(version: number): string {
  return version === 1 ? START : VOID;
}

export function makeInstant(at: number): string {
  return new Date(at).toISOString();
}

/** @throws RecordError */
export function parseInstant(piece: Piece): number {
  const at = Date.parse(piece.text);
  if (!isInstant(at) || makeInstant(at) !== piece.text) throw wrong(piece);
  return at;
}

/** The number of a seat at a table of this many. @throws RecordError */
export function parseSeat(piece: Piece, seats: number): number {
  const seat = jsonOf(piece, isNatural);
  if (seat >= seats) throw wrong(piece);
  return seat;
}

function heard<T>(notation: Notation<T>, piece: Piece): T {
  try {
    return notation.parse(piece.text);
  } catch (error) {
    if (error instanceof NotationError) throw wrong(piece, 'malformed', error.column - 1);
    throw error;
  }
}

function makeDrawn([label, outcome]: Drawn): string {
  if (!isLabel(label)) throw new RangeError(`this cannot name a draw in a record: ${label}`);
  return label + GAVE + JSON.stringify(outcome);
}

function parseDrawn(piece: Piece): Drawn {
  const [label, outcome] = divide(piece, GAVE);
  return [textOf(label, isLabel), jsonOf(outcome, isOutcome)];
}
