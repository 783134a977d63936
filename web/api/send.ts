import { Unreachable } from './answer';
import { giveSign } from './signs';

/** Sends a request to the API. @throws Unreachable where no answer comes */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, { cache: 'no-store', ...init }).catch(() => {
    giveSign({ kind: 'unanswered' });
    throw new Unreachable();
  });
  const release = response.headers.get('casebook-release') ?? undefined;
  giveSign(response.status >= 500 ? { kind: 'unanswered' } : { kind: 'answered', release });
  return response;
}

/** Asks whether the server is there, and nothing else: its answer is a sign. */
export async function probe(): Promise<void> {
  await send('/openapi.json', { method: 'HEAD' }).catch(() => {});
}
