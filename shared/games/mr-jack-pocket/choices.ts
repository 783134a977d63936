/** Every legal action, from what lies on the table. docs/rules/mr-jack-pocket.md, "A round". */

import type { Choice } from '../../game';
import type { Table } from './state';
import { CHARACTERS, DETECTIVES, type Role, type Token } from './types';

/** How far a detective moves by its own token. */
export const STEPS: readonly number[] = [1, 2];
/** How far a tile turns, clockwise. */
export const DEGREES: readonly number[] = [90, 180, 270];

/** Whom the joker may move, Jack's joker nobody either. */
export const DETECTIVE_OR_NOBODY = [...DETECTIVES, 'nobody'] as const;

const EXCHANGES: readonly Choice[] = CHARACTERS.slice(0, -1).map((first, place) => ({
  type: 'exchange',
  token: 'rotation-exchange',
  first,
  second: CHARACTERS.slice(place + 1),
}));

/** What this role may do with the tokens that are left. */
export function choices(table: Table, role: Role): readonly Choice[] {
  return table.tokens.flatMap((token) => (token.used ? [] : withToken(table, role, token)));
}

function withToken({ turned }: Table, role: Role, { id, face }: Token): readonly Choice[] {
  switch (face) {
    case 'alibi':
      return [{ type: face, token: id }];
    case 'holmes':
    case 'watson':
    case 'toby':
      return [{ type: face, token: id, steps: STEPS }];
    case 'joker':
      return [{ type: face, token: id, detective: role === 'jack' ? DETECTIVE_OR_NOBODY : DETECTIVES }];
    case 'rotation': {
      const character = turned.length === 0 ? CHARACTERS : CHARACTERS.filter((one) => !turned.includes(one));
      return [{ type: face, token: id, character, degrees: DEGREES }];
    }
    case 'exchange':
      return EXCHANGES;
  }
}
