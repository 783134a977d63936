/** What a table agrees on about time. docs/deadlines.md */

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Time of a seat's own that its turns may draw on, for the whole game. Milliseconds. */
export interface Bank {
  /** What there is at the start. */
  readonly start: number;
  /** What comes in with every turn that is taken in time. */
  readonly increment: number;
  /** What there is at most. */
  readonly cap: number;
}

export interface Pace {
  /** What a turn may take, in milliseconds; absent: as long as it likes, and nothing else here matters. */
  readonly turn?: number;
  readonly bank?: Bank;
  /** Whether Saturdays and Sundays count, where the player to move lives. */
  readonly weekends: boolean;
  /** Whether the clock stands while the player to move is on vacation. */
  readonly vacation: boolean;
  /**
   * The miss of a game with which a seat forfeits; those before are played for it. Absent: all are, until it has missed
   * `MOST_IN_A_ROW`.
   */
  readonly forfeit?: Forfeit;
}

export const FORFEITS = [1, 2, 3] as const;
export type Forfeit = (typeof FORFEITS)[number];

/** Nobody is played for without end: who has missed so many turns one after the other leaves, at any table. */
export const MOST_IN_A_ROW = 10;

/** What a turn may be given to take. Milliseconds. */
export const SHORTEST_TURN = HOUR;
export const LONGEST_TURN = 30 * DAY;

/** The times for a turn that the site offers; undefined: no limit. Milliseconds. */
export const TURN_TIMES = [HOUR, 12 * HOUR, DAY, 3 * DAY, 7 * DAY, undefined] as const;

/** Of a table at which nothing was agreed. */
export const NO_PACE: Pace = { weekends: true, vacation: true };
