import { STATUS_CODES } from 'node:http';
import { PROBLEMS, type Problem, type ProblemCode } from '@shared/api/problem';
import { problems } from '@shared/words/problems';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Seconds after which a busy server is worth asking again. */
const RETRY_AFTER = '1';

export const PROBLEM_TYPE = 'application/problem+json';

/** A refusal as RFC 9457 has it. It quotes nothing of the request. */
export function problemOf(code: ProblemCode): Problem {
  const status = PROBLEMS[code];
  return { type: 'about:blank', title: STATUS_CODES[status] ?? code, status, code, detail: problems[code] };
}

export function answerProblem(
  c: Context,
  code: ProblemCode,
  more: Partial<Pick<Problem, 'rule' | 'game' | 'note' | 'after' | 'detail'>> = {},
): Response {
  const status: ContentfulStatusCode = PROBLEMS[code];
  if (code === 'busy') c.header('Retry-After', RETRY_AFTER);
  if (more.after !== undefined) c.header('Retry-After', String(more.after));
  // What is left of the body is not read: nothing else can follow it.
  if (code === 'too_large') c.header('Connection', 'close');
  return c.body(JSON.stringify({ ...problemOf(code), ...more }), status, { 'Content-Type': PROBLEM_TYPE });
}
