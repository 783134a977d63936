import type { ProblemCode } from '../api/problem';

/** What went wrong, said to a person, by the problem's code. */
export const problems = {
  bad_request: 'Something in this request is missing, unknown or of the wrong kind.',
  bad_json: 'The body of this request is not JSON.',
  not_signed_in: 'Nobody is signed in here.',
  forbidden_origin: 'This request came from another site.',
  not_seated: 'You do not sit at this table.',
  not_your_turn: 'It is not your turn.',
  invite_needed: 'This table is by invitation: you need its link.',
  not_found: 'There is nothing here.',
  method_not_allowed: 'That cannot be done here.',
  not_running: 'This game is not running.',
  not_open: 'This table is not open any more.',
  table_full: 'All seats at this table are taken.',
  contribution_fixed: 'You have added your part to the chance of this game already.',
  version_moved: 'The game has moved on since you looked.',
  too_large: 'This request is too large.',
  not_json: 'The body of this request has to be JSON.',
  illegal_action: 'The rules do not allow that.',
  key_reused: 'This key was used for something else.',
  wrong_options: 'These options do not fit the game.',
  wrong_seats: 'The game is not for that many players.',
  unknown_title: 'There is no such game.',
  version_needed: 'Say which version of the game you have seen.',
  failed: 'Something went wrong here. Please try again.',
  busy: 'Too much is going on right now. Please try again in a moment.',
} as const satisfies Readonly<Record<ProblemCode, string>>;
