/** What a player writes down beside a game, for nobody else. */

import * as z from 'zod/mini';
import { Prose } from './common';

/** How sure the writer is of something on the sheet. No mark: nothing is said of it. */
export const MARKS = ['possible', 'unlikely', 'excluded', 'sure'] as const;

const Mark = z.enum(MARKS);

/** By what is marked: an element, a suspect, `3/crime/arson`: the title's board names them. */
const Marks = z
  .record(z.string().check(z.regex(/^[a-z0-9][a-z0-9/ .-]{0,47}$/)), Mark)
  .check(z.refine((marks) => Object.keys(marks).length <= 200));

const Text = Prose.check(z.maxLength(4000));

/** `tag`: what `If-Match` of the next PUT has to say; of a note that was never written, `"0"`. */
export const Note = z.object({ tag: z.string(), text: z.string(), marks: z.record(z.string(), Mark) });

export const NoteRequest = z.strictObject({ text: Text, marks: Marks });

export type Mark = z.infer<typeof Mark>;
export type Note = z.infer<typeof Note>;
export type NoteRequest = z.infer<typeof NoteRequest>;
