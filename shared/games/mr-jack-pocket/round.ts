/** Whose pick it is. docs/rules/mr-jack-pocket.md, "A round". */

import type { Turn } from '../../game';
import type { Role, View } from './types';

/** The most a game takes, and the actions of each. */
export const ROUNDS = 8;
export const ACTIONS = 4;

const ODD: readonly Role[] = ['investigator', 'jack', 'jack', 'investigator'];
const EVEN: readonly Role[] = ['jack', 'investigator', 'investigator', 'jack'];

/** The middle player's two actions are one turn, and the next round begins with the other player: three turns a round. */
const TURNS = 3;
const TURN_OF_ACTION: readonly number[] = [1, 2, 2, 3];

/** Who takes the four actions of a round. */
export function order(round: number): readonly Role[] {
  return round % 2 === 1 ? ODD : EVEN;
}

/** Who takes the next action of a round that is not over. */
export function picker({ round, taken }: Pick<View, 'round' | 'taken'>): Role {
  return order(round)[taken] as Role;
}

/** The turn which that action belongs to. */
export function turnNow(table: Pick<View, 'round' | 'taken' | 'seats'>): Turn {
  const number = (table.round - 1) * TURNS + (TURN_OF_ACTION[table.taken] as number);
  return { seat: table.seats[picker(table)], number };
}
