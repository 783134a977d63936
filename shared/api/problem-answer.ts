/** What a refusal says. */

import * as z from 'zod/mini';
import { GameAnswer } from './game-answers';
import { Note } from './note';
import { PROBLEMS, type ProblemCode } from './problem';

export const Problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string(),
  /** Of illegal_action: the title's own code for the rule that was broken. */
  rule: z.optional(z.string()),
  /** Of version_moved: the game as it is now. */
  game: z.optional(GameAnswer),
  /** Of note_moved: the note as it is now. */
  note: z.optional(Note),
  /** Of too_many: seconds until it is worth asking again, as in Retry-After. */
  after: z.optional(z.int()),
});

export type Problem = z.infer<typeof Problem>;
