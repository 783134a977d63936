import * as z from 'zod/mini';
import { CRIMES, EDITIONS, PLACES, SUSPECTS } from './types';

export const options = z.strictObject({ edition: z.enum(EDITIONS) });

export const action = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('investigate'), place: z.enum(PLACES) }),
  z.strictObject({ type: z.literal('evidence'), card: z.enum([...SUSPECTS, ...CRIMES, ...PLACES]) }),
  z.strictObject({ type: z.literal('solve'), suspect: z.enum(SUSPECTS), place: z.enum(PLACES), crime: z.enum(CRIMES) }),
]);
