/** A game on record, played again. */

import { replaying } from '../draw';
import type { Game } from '../games';
import type { RecordedGame } from './record';
import { stepOf } from './step';

/**
 * The state of every version of a whole record, the start first.
 * @throws RangeError where there is no such table, or no such turn; or what the title throws where the game cannot go on
 */
export function statesOf({ title }: Game, record: RecordedGame): readonly unknown[] {
  const states: unknown[] = [];
  for (const [index, { drawn = [] }] of record.moves.entries()) {
    const step = stepOf(title, record, index, states.at(-1), replaying(drawn));
    if (step === undefined) throw new RangeError(`version ${index + 1} cannot be reached`);
    states.push(step.state);
  }
  return states;
}
