/** Who is who: sessions and the signed-in player. */

import * as z from 'zod/mini';
import { Id, Name, TimeZone } from './common';

export const GuestRequest = z.strictObject({ name: z.optional(Name) });

export const Guest = z.object({ id: Id, name: z.string() });

export const Me = z.object({ id: Id, name: z.string(), guest: z.boolean(), timeZone: z.string() });

export const MeRequest = z.strictObject({ name: z.optional(Name), timeZone: z.optional(TimeZone) });

export type Me = z.infer<typeof Me>;
export type Guest = z.infer<typeof Guest>;
export type MeRequest = z.infer<typeof MeRequest>;
