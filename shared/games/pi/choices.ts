import type { Choice } from '../../game';
import { editionOf } from './editions';
import { elementOf } from './elements';
import { isMarked, playerAt, type State } from './state';
import { CRIMES, PLACES, SUSPECTS } from './types';

/** Any case may be named; blanks may not. */
const SOLVE: Choice = { type: 'solve', suspect: SUSPECTS, place: PLACES, crime: CRIMES };

/** What the player to move may do: who can neither investigate nor take evidence, or has a last chance, must attempt to solve. */
export function choices(state: State): readonly Choice[] {
  if (state.ended !== undefined) return [];
  if (editionOf(state).mustSolve(state)) return [SOLVE];
  const player = playerAt(state, state.toMove);
  const cards = state.display.filter((card) => !isMarked(player, card)).map(elementOf);
  const free = PLACES.filter((_, number) => player.hand > 0 && !player.placed.some(([taken]) => taken === number));
  return [
    ...(free.length > 0 ? [{ type: 'investigate', place: free }] : []),
    ...(cards.length > 0 ? [{ type: 'evidence', card: cards }] : []),
    SOLVE,
  ];
}
