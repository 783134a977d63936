import type { PlayerState, State } from '../state';

/** What differs between the editions. */
export interface Edition {
  readonly miniGames: number;
  /** Each player's, for the whole game. */
  readonly investigators: number;
  /** Points that a wrong guess costs. */
  readonly penalty: number;
  /** What a solution can be worth, from the start of a mini-game on; nothing to who is last. */
  readonly values: readonly number[];
  /** What a solution is worth in this phase: one of the values. */
  readonly worth: (state: State) => number;
  /** Whether the mini-game ends with this turn, which may be the last of its phase. */
  readonly closes: (state: State, phaseEnds: boolean) => boolean;
  /** Ranks two players who stayed: below 0 the first is ahead, at 0 they share a place. */
  readonly compare: (a: PlayerState, b: PlayerState) => number;
}
