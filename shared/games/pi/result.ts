import type { Result } from '../../game';
import { editionOf } from './editions';
import type { PlayerState, State } from './state';

/** Undefined until the game is over. */
export function result(state: State): Result | undefined {
  if (state.ended === undefined) return undefined;
  const ranked = places(state);
  return {
    how: state.ended,
    seats: state.players.map(({ score }, seat) => ({ place: ranked[seat] as number, score })),
  };
}

/** Each seat's place, counted from 1; who shares one has the same number. */
export function places(state: State): readonly number[] {
  return state.players.map((player) => 1 + state.players.filter((other) => rank(state, other, player) < 0).length);
}

/** Who left ranks below who stayed, the later to leave first. */
function rank(state: State, a: PlayerState, b: PlayerState): number {
  if (a.left === undefined && b.left === undefined) return editionOf(state).compare(a, b);
  if (a.left === undefined || b.left === undefined) return a.left === undefined ? -1 : 1;
  return b.left - a.left;
}
