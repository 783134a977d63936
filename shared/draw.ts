/** Chance as a title sees it: named draws, each name once in a game. */

/** What a game draws from. The same label always gives the same; a title uses each once. */
export interface Draw {
  /** A number from 0 to `of` - 1. */
  pick(label: string, of: number): number;
  /** The numbers from 0 to `of` - 1 in some order. */
  shuffle(label: string, of: number): readonly number[];
}

/** What one draw gave, under its label. */
export type Drawn = readonly [label: string, outcome: number | readonly number[]];

/** Passes draws on and keeps what came out, so that a replay needs no generator. */
export function recording(draw: Draw): { readonly draw: Draw; readonly drawn: Drawn[] } {
  const drawn: Drawn[] = [];
  const keep = <T extends number | readonly number[]>(label: string, outcome: T): T => {
    drawn.push([label, outcome]);
    return outcome;
  };
  return {
    drawn,
    draw: {
      pick: (label, of) => keep(label, draw.pick(label, of)),
      shuffle: (label, of) => keep(label, draw.shuffle(label, of)),
    },
  };
}

/** Gives again what was drawn. @throws RangeError on a label, or a size, that the record does not hold. */
export function replaying(drawn: readonly Drawn[]): Draw {
  const outcomes = new Map(drawn);
  return {
    pick(label, of) {
      const outcome = outcomes.get(label);
      if (typeof outcome === 'number' && Number.isInteger(outcome) && outcome >= 0 && outcome < of) return outcome;
      throw new RangeError(`no number below ${of} is on record as ${label}`);
    },
    shuffle(label, of) {
      const outcome = outcomes.get(label);
      if (Array.isArray(outcome) && isOrder(outcome, of)) return outcome;
      throw new RangeError(`no order of ${of} is on record as ${label}`);
    },
  };
}

function isOrder(outcome: readonly unknown[], of: number): outcome is readonly number[] {
  return outcome.length === of && [...outcome].sort((a, b) => Number(a) - Number(b)).every((value, index) => value === index);
}
