/** Signing in. */

import * as z from 'zod/mini';
import { Email, Id, Instant, Name } from './common';

export const GuestRequest = z.strictObject({ name: z.optional(Name) });

export const Guest = z.object({ id: Id, name: z.string() });

export const CodeRequest = z.strictObject({ email: Email });

/** Digits; spaces between them are no fault. */
const Code = z.string().check(
  z.maxLength(20),
  z.overwrite((code) => code.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/),
);

/** The code of another browser of the same player: `K7QM-2XDP-9R4T`, however it is typed. */
const DeviceCode = z.string().check(
  z.maxLength(40),
  z.overwrite((code) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')),
  z.regex(/^[A-Z0-9]{12}$/),
);

/** By the code of a mail, by its link, or by a code that another browser shows. */
export const SignInRequest = z.union([
  z.strictObject({ email: Email, code: Code }),
  z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  z.strictObject({ device: DeviceCode }),
]);

export const SignedIn = z.object({
  id: Id,
  name: z.string(),
  /** The account is made, or a guest's kept, by this very call. */
  fresh: z.boolean(),
  /** Tables at which both the guest and the account sat: the account's seat stays, the guest's has been given up. */
  stayed: z.array(Id),
});

/** For another browser, once, until then. */
export const DeviceCodeAnswer = z.object({ code: z.string(), until: Instant });

export type Guest = z.infer<typeof Guest>;
export type SignInRequest = z.infer<typeof SignInRequest>;
export type SignedIn = z.infer<typeof SignedIn>;
export type DeviceCodeAnswer = z.infer<typeof DeviceCodeAnswer>;
