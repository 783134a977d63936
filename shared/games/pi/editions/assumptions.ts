/** What docs/rules/pi.md marks as an assumption, in "Second edition" and "Duel": to be changed here once more is known. */

import type { Element, Schedule } from '../types';

/** Each of them. Those without a value below are a line of second.ts or duel.ts. */
export const ASSUMPTIONS = [
  /** NAMES */
  'second.names',
  /** PLACE_VALUES */
  'second.schedule',
  /** Two who solve in the same phase take two places; a wrong attempt takes none. */
  'second.order',
  /** TRACK: the score stops at its lower end. */
  'second.floor',
  /** Who was wrong plays on and may try again. */
  'second.again',
  /** Ties are broken as in the first edition. */
  'second.ties',
  /** EACH_ROUND, HELD_AT_MOST, SET_ASIDE; used investigators go back to the supply, unused ones are kept. */
  'duel.investigators',
  /** The turn that answers the first player's solution must be an attempt. */
  'duel.last-turn',
  /** PENALTY, ROUND */
  'duel.score',
  /** Random in the first round; then the marker passes each round, ties included. */
  'duel.start',
  /** The night map has the same neighbours. */
  'duel.map',
] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

/** What the second edition and Duel call otherwise than the first: nothing that is known. Ids never change. */
export const NAMES: Readonly<Partial<Record<Element, string>>> = {};

const LEVEL: readonly number[] = [7, 5, 3, 1, 0];

/** Second edition: by round, what each place in the order of solving is worth. */
export const PLACE_VALUES: Readonly<Record<Schedule, readonly (readonly number[])[]>> = {
  rising: [
    [5, 3, 1, 0, 0],
    [7, 5, 3, 1, 0],
    [9, 7, 5, 3, 0],
  ],
  level: [LEVEL, LEVEL, LEVEL],
};

/** Second edition: the ends of the score track. What comes first in each round adds up to the upper one. */
export const TRACK = { from: -5, to: 21 };

/** Duel, at a new round: what each hand is raised by, what it is cut to, and what the last round's winner then puts away. */
export const EACH_ROUND = 2;
export const HELD_AT_MOST = 5;
export const SET_ASIDE = 1;

/** Duel: points that a wrong guess costs, and that a round gives its winner. */
export const PENALTY = 0;
export const ROUND = 1;
