import * as z from 'zod/mini';

/**
 * A field of an action as a request may bring it: any text or number, so that the title itself says what is wrong with it.
 * What the title knows is named in the description of the API. Not for pages: it loads the validator.
 */
export function field(known: readonly (string | number)[]) {
  return z.union([z.string(), z.number()]).check(z.meta({ examples: [...known] }));
}
