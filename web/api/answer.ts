import type { Problem } from '@shared/api/problem';

/** The server understood and refused. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** No answer, or none that says whether anything was done: asking again with the same key is safe. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  /** `after`: how many milliseconds the server asks us to wait. */
  constructor(readonly after = 0) {
    super('unreachable');
  }
}

/** Reads what the server said. @throws Refused, or Unreachable where the answer leaves the outcome open. */
export async function read<Body>(response: Response): Promise<Body | undefined> {
  if (response.status >= 500) throw new Unreachable(retryAfter(response));
  if (response.status === 429) throw new Refused(await tooMany(response));
  if (isEmpty(response)) return undefined;
  const body: unknown = await response.json().catch(() => {
    throw new Unreachable();
  });
  if (response.ok) return body as Body;
  if (isProblem(body)) throw new Refused(body);
  throw new Unreachable();
}

function isEmpty({ status, headers }: Response): boolean {
  return status === 204 || (status === 202 && !headers.has('content-type'));
}

/** Also where something before the server says so, in words of its own. */
async function tooMany(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  const after = Math.ceil(retryAfter(response) / 1000);
  const problem = isProblem(body)
    ? body
    : ({ type: 'about:blank', title: '', status: 429, code: 'too_many', detail: '' } as const);
  return { after, ...problem };
}

/** In milliseconds. */
function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;
}
