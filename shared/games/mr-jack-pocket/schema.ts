/** The shapes that a request may bring. Not for pages: it loads the validator. */

import * as z from 'zod/mini';
import { field } from '../../field';
import { DEGREES, DETECTIVE_OR_NOBODY, STEPS } from './choices';
import { TOKEN_IDS } from './tokens';
import { CHARACTERS, DETECTIVES, ROLE_OPTIONS } from './types';

const token = field(TOKEN_IDS);
const character = field(CHARACTERS);

export const options = z.strictObject({ roles: z.enum(ROLE_OPTIONS) });

/** What a field holds is for the rules to judge. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('alibi'), token }),
  z.strictObject({ type: z.enum(DETECTIVES), token, steps: field(STEPS) }),
  z.strictObject({ type: z.literal('joker'), token, detective: field(DETECTIVE_OR_NOBODY) }),
  z.strictObject({ type: z.literal('rotation'), token, character, degrees: field(DEGREES) }),
  z.strictObject({ type: z.literal('exchange'), token, first: character, second: character }),
]);
