/** docs/rules/pi.md, "First edition: phases, scoring, end". */

import { countUnsolved, type State } from '../state';
import type { Edition } from './edition';

const MINI_GAMES = 3;
const PENALTY = 2;

/** One step down after each phase with a solution; nothing to who is last. */
const VALUES: readonly number[] = [7, 5, 3, 1, 0];

/** Phases: who solves in the same one scores the same. */
export const first: Edition = {
  seats: { min: 2, max: 5 },
  miniGames: MINI_GAMES,
  investigators: 5,
  penalty: PENALTY,
  pointsTell: true,
  values: () => VALUES,
  step: earlierPhasesWithSolution,
  points: (state, right) => (right ? VALUES[earlierPhasesWithSolution(state)] : -PENALTY),
  mustSolve: () => false,
  closes: (state, phaseEnds) => {
    const unsolved = countUnsolved(state);
    return unsolved === 0 || (phaseEnds && unsolved === 1);
  },
  gains: ({ players }) => players.map(({ solved }) => solved?.[1] ?? 0),
  close: (state) => state,
  ending: ({ miniGame }) => (miniGame === MINI_GAMES ? 'most-points' : undefined),
  renew: (state) => state,
  compare: (a, b) => b.score - a.score || b.hand - a.hand || a.penalties - b.penalties,
};

function earlierPhasesWithSolution(state: State): number {
  const phases = state.players.flatMap(({ solved }) => (solved && solved[0] < state.phase ? [solved[0]] : []));
  return new Set(phases).size;
}
