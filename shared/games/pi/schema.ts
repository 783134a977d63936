/** The shapes that a request may bring. Not for pages: it loads the validator. */

import * as z from 'zod/mini';
import { field } from '../../field';
import { ELEMENTS } from './elements';
import { CRIMES, PLACES, SCHEDULES, SUSPECTS } from './types';

const place = field(PLACES);

export const options = z.discriminatedUnion('edition', [
  z.strictObject({ edition: z.literal('first') }),
  z.strictObject({ edition: z.literal('second'), schedule: z.enum(SCHEDULES) }),
  z.strictObject({ edition: z.literal('duel') }),
]);

/** What a field holds is for the rules to judge. */
export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('investigate'), place }),
  z.strictObject({ type: z.literal('evidence'), card: field(ELEMENTS) }),
  z.strictObject({ type: z.literal('solve'), suspect: field(SUSPECTS), place, crime: field(CRIMES) }),
]);
