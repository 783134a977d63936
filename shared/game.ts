/** The contract every title implements. Everything here is pure: time, chance and ids are passed in. */

import type { Draw } from './draw';
import type { Names } from './words/say';
import type { Sentence } from './words/sentence';

/** A place at the table, numbered from 0 in turn order. */
export type Seat = number;

/** Who looks: a seat, or anybody else, signed in or not; `revealed`: somebody who looks back when all is over, with everything face up. */
export type Viewer = Seat | 'spectator' | 'revealed';

/** The seat to act and the number of its turn, counted from 1 over the whole game. */
export interface Turn {
  readonly seat: Seat;
  readonly number: number;
}

type Value = string | number | boolean;

/** What a player does: flat, so that it fits a form, a line of text and a choice. */
export type Action = { readonly type: string; readonly [field: string]: Value };

/** An action in which a field may hold a list: any one of these. Choices are disjoint and their product is exact. */
export type Choice = { readonly type: string; readonly [field: string]: Value | readonly Value[] };

/** What happened, as data. That an event exists is public; what it says is cut for each viewer. */
export type Event = { readonly type: string; readonly [field: string]: unknown };

/** A state and the events that led to it from the one before. */
export interface Step<State, E> {
  readonly state: State;
  readonly events: readonly E[];
}

/** How a game ended. */
export interface Result {
  /** What ended it: a code of the title's catalogue. */
  readonly how: string;
  /** By seat. Places count from 1; who shares a place has the same number. */
  readonly seats: readonly { readonly place: number; readonly score?: number }[];
}

/** A short text form: `parse(make(x))` equals `x`. */
export interface Notation<T> {
  make(value: T): string;
  /** @throws NotationError on any text that `make` does not write. */
  parse(text: string): T;
}

/** The rules of one title, which plays a game from its start to its result as data: plain JSON that is stored, sent and replayed. */
export interface Title<Options = unknown, State = unknown, A extends Action = Action, E extends Event = Event, View = unknown> {
  readonly id: string;
  /** Version of the rules, pinned into every game that starts. */
  readonly rules: string;
  /** Shape of the stored state, counted from 1. */
  readonly format: number;
  /** Lifts a state stored in an older format. Absent while there is only format 1. */
  migrate?(stored: unknown, format: number): State;
  /** How many may play with these options. */
  seats(options: Options): { readonly min: number; readonly max: number };
  start(options: Options, seats: number, draw: Draw): Step<State, E>;
  /** Undefined once the game is over. */
  turn(state: State): Turn | undefined;
  /** Every legal action of the seat to act; empty once the game is over. Uses nothing that seat may not know. */
  choices(state: State): readonly Choice[];
  /** The seat to act does this. @throws IllegalAction */
  act(state: State, action: A, draw: Draw): Step<State, E>;
  /** A seat resigns or forfeits, at any moment, its turn or not. @throws IllegalAction if it has left or the game is over. */
  leave(state: State, seat: Seat, draw: Draw): Step<State, E>;
  /** What is played for the seat to act after a time-out, from its view alone; undefined: the seat leaves. */
  auto(view: View, draw: Draw): A | undefined;
  /** Built up from what this viewer may know, never cut down from the state. */
  view(state: State, viewer: Viewer): View;
  /** The event as this viewer may know it, in the state it led to. */
  eventView(event: E, viewer: Viewer): E;
  result(state: State): Result | undefined;
  /**
   * How a game that has started is played again with roles exchanged: the options, and by new seat the old one.
   * Options that speak of the host mean whoever asks.
   */
  again(options: Options, state: State, asker: Seat): { readonly options: Options; readonly seats: readonly Seat[] };
  tell(event: E): Sentence;
  /** 80 columns of plain text at most. Without names, players are called by their number or their role. */
  picture(view: View, names?: Names): string;
  readonly actions: Notation<A>;
  readonly events: Notation<E>;
}

/** An action the rules refuse. `code` is stable and names the rule that was broken. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
  constructor(readonly code: string) {
    super(code);
  }
}

/** A text that is not in a title's notation. `column` counts from 1. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  constructor(
    message: string,
    readonly column: number,
  ) {
    super(message);
  }
}
