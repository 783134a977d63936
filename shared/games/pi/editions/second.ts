/** docs/rules/pi.md, "Second edition". */

import { isFlipped, playerAt, type State } from '../state';
import { PLACE_VALUES, TRACK } from './assumptions';
import type { Edition } from './edition';
import { first } from './first';

/** All else is the first edition. */
export const second: Edition = {
  ...first,
  pointsTell: false,
  values: placeValues,
  step: placesTaken,
  points: (state, right) => (right ? (placeValues(state)[placesTaken(state)] ?? 0) : loss(state)),
  // With everybody solved nobody has a turn in the phase any more: it ends at once.
  closes: (state, phaseEnds) => phaseEnds && countUnflipped(state) <= 1,
};

function placeValues({ schedule = 'rising', miniGame }: State): readonly number[] {
  return PLACE_VALUES[schedule][miniGame - 1] ?? [];
}

/** One for each solution, in strict order; a wrong attempt takes none, nor does leaving. */
function placesTaken({ players }: State): number {
  return players.filter(({ solved }) => solved !== undefined).length;
}

/** What a wrong attempt of the player to move comes to, 0 or below: the score stops at the end of the track. */
function loss(state: State): number {
  return Math.max(-first.penalty, TRACK.from - playerAt(state, state.toMove).score);
}

function countUnflipped({ players }: State): number {
  return players.filter((player) => !isFlipped(player)).length;
}
