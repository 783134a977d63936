/** The shapes that a request may bring. Not for pages: it loads the validator. */

import * as z from 'zod/mini';
import { TOKEN_IDS } from './tokens';
import { CHARACTERS, DETECTIVES, ROLE_OPTIONS } from './types';

const token = z.enum(TOKEN_IDS);
const character = z.enum(CHARACTERS);

export const options = z.strictObject({ roles: z.enum(ROLE_OPTIONS) });

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('alibi'), token }),
  z.strictObject({ type: z.enum(DETECTIVES), token, steps: z.literal([1, 2]) }),
  z.strictObject({ type: z.literal('joker'), token, detective: z.enum([...DETECTIVES, 'nobody']) }),
  z.strictObject({ type: z.literal('rotation'), token, character, degrees: z.literal([90, 180, 270]) }),
  z.strictObject({ type: z.literal('exchange'), token, first: character, second: character }),
]);
