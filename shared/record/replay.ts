/** A game on record, played again. */

import type { Game } from '../games';
import { replay } from '../replay';
import type { RecordedGame } from './record';

/**
 * The state of every version of a whole record, the start first.
 * @throws IllegalAction, RangeError where the game cannot go on
 */
export function statesOf({ title }: Game, { options, seats, moves }: RecordedGame): readonly unknown[] {
  const played = moves.map((move) => ({ ...move, drawn: move.drawn ?? [] }));
  return replay(title, { options, seats: seats.length }, played).map(({ state }) => state);
}
