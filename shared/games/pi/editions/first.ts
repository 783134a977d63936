/** docs/rules/pi.md, "First edition: phases, scoring, end". */

import { countUnsolved, type State } from '../state';
import type { Edition } from './edition';

/** One step down after each phase with a solution. */
const VALUES: readonly number[] = [7, 5, 3, 1, 0];

/** Phases: who solves in the same one scores the same. */
export const first: Edition = {
  miniGames: 3,
  investigators: 5,
  penalty: 2,
  values: VALUES,
  worth: (state) => VALUES[earlierPhasesWithSolution(state)] as number,
  closes: (state, phaseEnds) => {
    const unsolved = countUnsolved(state);
    return unsolved === 0 || (phaseEnds && unsolved === 1);
  },
  compare: (a, b) => b.score - a.score || b.hand - a.hand || a.penalties - b.penalties,
};

function earlierPhasesWithSolution(state: State): number {
  const phases = state.players.flatMap(({ solved }) => (solved && solved[0] < state.phase ? [solved[0]] : []));
  return new Set(phases).size;
}
