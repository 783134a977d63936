/** Why an action is against the rules. docs/rules/mr-jack-pocket.md, "A round". */

import { DEGREES, STEPS } from './choices';
import type { Table } from './state';
import { FACES } from './tokens';
import { type Action, CHARACTERS, type Character, DETECTIVES, type Role } from './types';

/** The rules an action can break: stable codes, and words of the catalogue. */
export const REFUSALS = [
  'game_over',
  'no_such_action',
  'no_such_seat',
  'no_such_token',
  'token_used',
  'face_down',
  'one_or_two_steps',
  'no_such_detective',
  'only_jack_moves_nobody',
  'no_such_tile',
  'tile_turned_this_round',
  'wall_must_change',
  'two_different_tiles',
  'tiles_in_order',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The rule that keeps this role from this action; undefined: it is legal. */
export function refusal(table: Table, role: Role, action: Action): Refusal | undefined {
  if (!FACES.includes(action.type)) return 'no_such_action';
  const token = table.tokens.find(({ id }) => id === action.token);
  if (token === undefined) return 'no_such_token';
  if (token.used) return 'token_used';
  if (token.face !== action.type) return 'face_down';
  switch (action.type) {
    case 'alibi':
      return undefined;
    case 'holmes':
    case 'watson':
    case 'toby':
      return STEPS.includes(action.steps) ? undefined : 'one_or_two_steps';
    case 'joker':
      if (action.detective === 'nobody') return role === 'jack' ? undefined : 'only_jack_moves_nobody';
      return DETECTIVES.includes(action.detective) ? undefined : 'no_such_detective';
    case 'rotation':
      if (!isCharacter(action.character)) return 'no_such_tile';
      if (table.turned.includes(action.character)) return 'tile_turned_this_round';
      return DEGREES.includes(action.degrees) ? undefined : 'wall_must_change';
    case 'exchange':
      if (!isCharacter(action.first) || !isCharacter(action.second)) return 'no_such_tile';
      if (action.first === action.second) return 'two_different_tiles';
      return CHARACTERS.indexOf(action.first) < CHARACTERS.indexOf(action.second) ? undefined : 'tiles_in_order';
  }
}

function isCharacter(character: Character): boolean {
  return CHARACTERS.includes(character);
}
