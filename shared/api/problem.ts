/** Every refusal: RFC 9457 problem details with a stable code. */

import * as z from 'zod/mini';
import { GameAnswer } from './games';
import { Note } from './note';

export const PROBLEMS = {
  bad_request: 400,
  bad_json: 400,
  not_signed_in: 401,
  forbidden_origin: 403,
  not_seated: 403,
  not_your_turn: 403,
  invite_needed: 403,
  not_host: 403,
  removed: 403,
  banned: 403,
  still_running: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_running: 409,
  not_open: 409,
  table_full: 409,
  contribution_fixed: 409,
  too_few: 409,
  table_changed: 409,
  not_finished: 409,
  version_moved: 412,
  note_moved: 412,
  too_large: 413,
  not_json: 415,
  illegal_action: 422,
  wrong_code: 422,
  key_reused: 422,
  wrong_options: 422,
  wrong_seats: 422,
  unknown_title: 422,
  version_needed: 428,
  too_many: 429,
  failed: 500,
  busy: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof PROBLEMS;

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
