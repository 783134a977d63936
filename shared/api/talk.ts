/** Talk at a table, for those who sit there. */

import * as z from 'zod/mini';
import { isSeen } from '../words/plain';
import { Count, Instant, Prose, SeatNumber } from './common';

/** Quick phrases, by code: each reader has them in their own language. */
export const PHRASES = ['hello', 'good-luck', 'well-played', 'thanks', 'thinking', 'back-soon', 'sorry', 'rematch'] as const;

export const REASONS = ['insult', 'spam', 'cheating', 'other'] as const;

const Phrase = z.enum(PHRASES);
const Reason = z.enum(REASONS);

/** One of the two. */
export const MessageRequest = z.union([
  z.strictObject({ text: Prose.check(z.maxLength(1000), z.refine(isSeen)) }),
  z.strictObject({ phrase: Phrase }),
]);

/** `n`: its number at this table, counted from 1. */
export const Said = z.object({ n: z.int() });

export const MessageInfo = z.object({
  n: z.int(),
  at: Instant,
  /** Absent: the writer does not sit here any more. */
  seat: z.optional(SeatNumber),
  text: z.optional(z.string()),
  phrase: z.optional(Phrase),
  /** Its text is gone: taken away, or with its writer. */
  removed: z.optional(z.literal(true)),
});

export const MessagesQuery = z.strictObject({ after: z.optional(Count), known: z.optional(z.string().check(z.maxLength(64))) });

/** Oldest first, without those of muted players. `tag`: for `known`. `next`: there are later ones, after this number. */
export const MessagesAnswer = z.object({
  tag: z.string(),
  messages: z.array(MessageInfo),
  /** The seats whose players the reader has muted, at this and every table. */
  muted: z.array(SeatNumber),
  next: z.optional(z.int()),
});

/** At least one of `seat` and `message`, the one that is meant: its writer may have got up. */
export const ReportRequest = z
  .strictObject({
    seat: z.optional(SeatNumber),
    reason: Reason,
    message: z.optional(z.int()),
    text: z.optional(Prose.check(z.maxLength(1000))),
  })
  .check(z.refine(({ seat, message }) => seat !== undefined || message !== undefined));

export type Phrase = z.infer<typeof Phrase>;
export type Reason = z.infer<typeof Reason>;
export type MessageRequest = z.infer<typeof MessageRequest>;
export type Said = z.infer<typeof Said>;
export type MessageInfo = z.infer<typeof MessageInfo>;
export type MessagesAnswer = z.infer<typeof MessagesAnswer>;
export type ReportRequest = z.infer<typeof ReportRequest>;
