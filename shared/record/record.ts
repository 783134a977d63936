/** A game on record: all that was done and said in it, and all that chance gave. docs/records.md */

import type { Drawn } from '../draw';
import type { Action, Event, Result, Seat } from '../game';

/** The version of the format. */
export const FORMAT = 1;

/** A place at the table. */
export interface RecordedSeat {
  /** What the player was called when the record was made. */
  readonly name: string;
  /** What they added to chance: 32 bytes in hex. */
  readonly contribution?: string;
}

/** Why a game was made void, where its own table did it: all who played agreed, or nobody had ever moved. */
export const VOID_WHYS = ['agreed', 'unplayed'] as const;
export type VoidWhy = (typeof VOID_WHYS)[number];

/** What one command did; the first is the start. */
export interface RecordedMove {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Who; absent of the start. */
  readonly seat?: Seat;
  /** It was the clock that did it, for a seat whose time had run out: an automatic turn, or a forfeit. */
  readonly auto?: true;
  /** What they did. Absent of the start and of a seat that leaves; and, of others, in a record cut to a viewer. */
  readonly action?: Action;
  /** What chance gave. Absent in a record cut to a viewer. */
  readonly drawn?: readonly Drawn[];
  /** What came of it, answers among it. In a record cut to a viewer, as that viewer was told. */
  readonly events: readonly Event[];
}

/** Version n of the game is what `moves[n - 1]` led to. */
export interface RecordedGame {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  /** The title's own: flat. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** When the table was opened, in epoch milliseconds. */
  readonly created: number;
  readonly seats: readonly RecordedSeat[];
  /** The promise made before anybody sat down, in hex. */
  readonly commitment: string;
  /** What the commitment was made of, in hex: after the end, and only in a whole record. */
  readonly secret?: string;
  /** Whose sight it is cut to, while the game runs. Absent: whole. */
  readonly sight?: Seat | 'spectator';
  readonly status: 'running' | 'finished' | 'void';
  /** Of a game made void that no operator stopped. */
  readonly why?: VoidWhy;
  readonly moves: readonly RecordedMove[];
  /** Of a finished game. */
  readonly result?: Result;
}

/** A text that is no record. Line and column count from 1. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  constructor(
    /** Stable. */
    readonly code: RecordFault,
    readonly line: number,
    readonly column: number,
  ) {
    super(`${code} at ${line}:${column}`);
  }
}

export const RECORD_FAULTS = [
  /** Neither JSON nor the text form. */
  'not_a_record',
  /** Of a later format than this program knows. */
  'later_format',
  /** Of a title, or of rules, that this program does not know. */
  'unknown_title',
  /** A line, or a field, that has to be there is not. */
  'missing',
  /** Not as it is written. */
  'malformed',
  /** Longer than any game. */
  'too_long',
] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];
