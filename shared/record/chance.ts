/** The draws of one move, compared with those that follow from the secret. */

import { canonical } from '../canonical';
import { type Draw, type Drawn, replaying } from '../draw';

/** A draw that is on record; `of`: how many there were to draw from. */
export interface Compared {
  readonly label: string;
  readonly outcome: Drawn[1];
  readonly of: number;
  readonly follows: boolean;
}

export interface Chance {
  /** Gives what is on record, or what follows where nothing possible is. */
  readonly draw: Draw;
  /** What was asked for and is on record, so far. */
  readonly compared: readonly Compared[];
  /** Labels that were asked for and are not on record, so far. */
  readonly missing: readonly string[];
  /** Labels on record that have not been asked for, or stand there once more. */
  unasked(): readonly string[];
}

export function chanceOf(drawn: readonly Drawn[], following: Draw): Chance {
  const outcomes = new Map(drawn);
  const recorded = replaying(drawn);
  const compared: Compared[] = [];
  const missing: string[] = [];

  function take<T extends Drawn[1]>(label: string, of: number, from: (draw: Draw) => T): T {
    const due = from(following);
    const outcome = outcomes.get(label);
    if (outcome === undefined) missing.push(label);
    else compared.push({ label, outcome, of, follows: canonical(outcome) === canonical(due) });
    return possible(() => from(recorded)) ?? due;
  }

  function unasked(): readonly string[] {
    const asked = new Set(compared.map(({ label }) => label));
    return drawn.flatMap(([label]) => (asked.delete(label) ? [] : [label]));
  }

  return {
    draw: {
      pick: (label, of) => take(label, of, (draw) => draw.pick(label, of)),
      shuffle: (label, of) => take(label, of, (draw) => draw.shuffle(label, of)),
    },
    compared,
    missing,
    unasked,
  };
}

/** Undefined if what is on record could not have been drawn. */
function possible<T>(take: () => T): T | undefined {
  try {
    return take();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
