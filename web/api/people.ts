import type { Me, MeRequest } from '@shared/api/people';
import type { Guest } from '@shared/api/session';
import { Refused } from './answer';
import { ask, askFor } from './ask';
import { insist, pauseOnline } from './insist';
import { newKey } from './key';

/** Who is signed in; undefined: nobody. */
export async function getMe(): Promise<Me | undefined> {
  try {
    return await insist(() => askFor<Me>('/me'), pauseOnline);
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'not_signed_in') return undefined;
    throw error;
  }
}

/** A new guest; whoever is signed in already stays who they are. @throws Refused, Unreachable */
export function becomeGuest(name: string): Promise<Guest> {
  const key = newKey();
  return insist(() => askFor<Guest>('/session/guest', { method: 'POST', body: { name }, key }), pauseOnline);
}

/** Changes the account of whoever is signed in. @throws Refused, Unreachable */
export function changeMe(change: MeRequest): Promise<Me> {
  return insist(() => askFor<Me>('/me', { method: 'PATCH', body: change }), pauseOnline);
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await insist(() => ask('/session', { method: 'DELETE' }), pauseOnline);
}
