import type { How, PlayerState, State } from '../state';
import type { Rounds } from '../types';

/** What differs between the editions. */
export interface Edition {
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Undefined: another one follows until somebody has won often enough. */
  readonly miniGames?: number;
  /** Each player's at the start of the game. */
  readonly investigators: number;
  /** Points that a wrong guess costs. */
  readonly penalty: number;
  /** Where rounds won are counted: none yet. */
  readonly rounds?: Rounds;
  /** Whether the points of a mini-game tell who has solved. */
  readonly pointsTell: boolean;
  /** All that a solution is worth in this mini-game, one after the other. */
  readonly values: (state: State) => readonly number[];
  /** Which of the values a solution is worth now, from 0; past the last when none is left. */
  readonly step: (state: State) => number;
  /** What the player to move wins by a right guess or, below 0, loses by a wrong one; undefined where a guess alone does neither. */
  readonly points: (state: State, right: boolean) => number | undefined;
  /** Whether the player to move has nothing but an attempt to solve. */
  readonly mustSolve: (state: State) => boolean;
  /** Whether the mini-game ends with this turn, which may be the last of its phase. */
  readonly closes: (state: State, phaseEnds: boolean) => boolean;
  /** By seat, what a mini-game that is over has given, penalties aside. */
  readonly gains: (state: State) => readonly number[];
  /** The end of a mini-game: what it gives beyond the points of its solutions. */
  readonly close: (state: State) => State;
  /** What has ended the game, if the mini-game that is over was the last. */
  readonly ending: (state: State) => How | undefined;
  /** Between two mini-games: the investigators that come and go. */
  readonly renew: (state: State) => State;
  /** Ranks two players who stayed: below 0 the first is ahead, at 0 they share a place. */
  readonly compare: (a: PlayerState, b: PlayerState) => number;
}
