/** One move as an object, as `RecordedMove` is. */

import { canonical } from '../../canonical';
import type { Drawn } from '../../draw';
import type { Notation, Seat, Title } from '../../game';
import { isInstant, isLabel, isNatural, isOutcome, isTrue } from '../fields';
import { wrong } from '../place';
import type { RecordedMove } from '../record';
import { said } from '../said';
import { type Node, plainOf } from './nodes';
import { due, fieldsOf, held, itemsOf } from './shape';

/** What a move may be, and tell, depends on the record it is in. */
export interface Context {
  readonly first: boolean;
  readonly seats: number;
  /** The record is cut to a viewer, and tells no draws. */
  readonly cut: boolean;
}

/** @throws RecordError */
export function parseMove({ actions, events }: Title, node: Node, { first, seats, cut }: Context): RecordedMove {
  const fields = fieldsOf(node, ['at', 'events'], ['seat', 'auto', 'action', 'drawn']);
  const { seat, auto, action } = fields;
  if (seat && first) throw wrong(seat);
  if (auto && !seat) throw wrong(auto);
  if (action && !seat) throw wrong(action);
  const drawn = due(node, fields.drawn, !cut);
  return {
    at: held(fields.at, isInstant),
    ...(seat ? { seat: parseSeat(seat, seats) } : {}),
    ...(auto ? { auto: held(auto, isTrue) } : {}),
    ...(action ? { action: heard(actions, action) } : {}),
    ...(drawn ? { drawn: itemsOf(drawn).map(parseDrawn) } : {}),
    events: itemsOf(fields.events).map((event) => heard(events, event)),
  };
}

/** The number of a seat at a table of this many. @throws RecordError */
export function parseSeat(node: Node, seats: number): Seat {
  const seat = held(node, isNatural);
  if (seat >= seats) throw wrong(node);
  return seat;
}

function parseDrawn(node: Node): Drawn {
  const [label, outcome, ...more] = itemsOf(node);
  if (!label || !outcome || more.length > 0) throw wrong(node);
  return [held(label, isLabel), held(outcome, isOutcome)];
}

/** What the title's notation can say and, reading it, says again. */
function heard<T>(notation: Notation<T>, node: Node): T {
  const value = plainOf(node);
  const echo = saidAgain(notation, value as T);
  if (echo === undefined || canonical(echo) !== canonical(value)) throw wrong(node);
  return echo;
}

/** A notation may throw anything when it is asked to say a value of no shape that it knows. */
function saidAgain<T>(notation: Notation<T>, value: T): T | undefined {
  try {
    return notation.parse(said(notation, value));
  } catch {
    return undefined;
  }
}
