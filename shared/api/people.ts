/** Who is who: the signed-in player. */

import * as z from 'zod/mini';
import { REMINDERS } from '../pace/reminder';
import { Day, Email, Id, Instant, Name, TimeZone } from './common';

/** A change of address under way: it happens once both addresses have confirmed it. */
const Change = z.object({ email: z.string(), old: z.boolean(), new: z.boolean(), until: Instant });

/** No mail goes to the address: one was refused there for good, or reported as unwanted. */
const MailStopped = z.object({ why: z.enum(['bounced', 'complained']), since: Instant });

/** Days are those of the player's zone. `left`: how many there are still this year. `taken`: the one that is on, or planned. */
const Vacation = z.object({
  left: z.int(),
  taken: z.optional(z.object({ first: Day, last: Day, from: Instant, until: Instant })),
});

export const Me = z.object({
  id: Id,
  name: z.string(),
  guest: z.boolean(),
  timeZone: z.string(),
  /** Absent of a guest. */
  email: z.optional(z.string()),
  change: z.optional(Change),
  /** With how much of the time of a turn left it is reminded of. */
  reminder: z.enum(REMINDERS),
  vacation: Vacation,
  /** Absent while mail goes to the address. */
  mailStopped: z.optional(MailStopped),
  /** Their webhook was switched off; absent while it is on, or where there is none. */
  webhookOff: z.optional(z.literal(true)),
});

export const MeRequest = z.strictObject({
  name: z.optional(Name),
  timeZone: z.optional(TimeZone),
  reminder: z.optional(z.enum(REMINDERS)),
});

/** The first day and the last. Of a vacation that is on the last alone can be changed. */
export const VacationRequest = z.strictObject({ first: Day, last: Day });

export const AddressRequest = z.strictObject({ email: Email });

export const ConfirmationRequest = z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) });

/** Whether the change has happened, or waits for the other address. */
export const Confirmed = z.object({ done: z.boolean() });

/** A browser that is signed in. `agent`: what it says of itself. */
const SessionInfo = z.object({ id: Id, agent: z.string(), created: Instant, seen: Instant, here: z.boolean() });

export const Sessions = z.object({ sessions: z.array(SessionInfo) });

/** Where the export goes on: behind the table that was last. */
export const ExportQuery = z.strictObject({ cursor: z.optional(Id) });

/**
 * A part of everything that is kept of a player. The first has all but their tables, and says what it is; tables go on from
 * part to part while there is a `next`. All together are one file: the first part, with the tables of all.
 */
export const Export = z.looseObject({
  format: z.optional(z.literal('casebook/export/1')),
  made: z.optional(Instant),
  games: z.readonly(z.array(z.unknown())),
  /** Of tables where they sit no more. */
  left: z.readonly(z.array(z.unknown())),
  next: z.optional(Id),
});

export type Me = z.infer<typeof Me>;
export type MeRequest = z.infer<typeof MeRequest>;
export type Confirmed = z.infer<typeof Confirmed>;
export type SessionInfo = z.infer<typeof SessionInfo>;
export type Sessions = z.infer<typeof Sessions>;
export type Export = z.infer<typeof Export>;
