/** Every refusal: RFC 9457 problem details with a stable code. */

export type { Problem } from './problem-answer';

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
