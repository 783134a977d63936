import type { Export, Me, MeRequest } from '@shared/api/people';
import { Refused } from './answer';
import { ask, askFor } from './ask';
import { insist, pauseOnline } from './insist';

/** Who is signed in; undefined: nobody. */
export async function getMe(): Promise<Me | undefined> {
  try {
    return await insist(() => askFor<Me>('/me'), pauseOnline);
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'not_signed_in') return undefined;
    throw error;
  }
}

/** Changes the account of whoever is signed in. @throws Refused, Unreachable */
export function changeMe(change: MeRequest): Promise<Me> {
  return insist(() => askFor<Me>('/me', { method: 'PATCH', body: change }), pauseOnline);
}

/** Takes a vacation from one day to another, `2026-11-30`, both within it; or changes the one there is. @throws Refused, Unreachable */
export function takeVacation(first: string, last: string): Promise<Me> {
  return insist(() => askFor<Me>('/me/vacation', { method: 'PUT', body: { first, last } }), pauseOnline);
}

/** Ends the vacation that is on, or takes back the one that is planned. @throws Refused, Unreachable */
export function endVacation(): Promise<Me> {
  return insist(() => askFor<Me>('/me/vacation', { method: 'DELETE' }), pauseOnline);
}

/** Begins a change of address: a mail goes to the old one and to the new. @throws Refused, Unreachable */
export async function changeAddress(email: string): Promise<void> {
  await insist(() => ask('/me/address', { method: 'PUT', body: { email } }), pauseOnline);
}

/** Drops a change of address that is under way. */
export async function dropAddressChange(): Promise<void> {
  await insist(() => ask('/me/address', { method: 'DELETE' }), pauseOnline);
}

/** Has mail go to the reader's address again where it was stopped. @throws Refused, Unreachable */
export async function mendAddress(): Promise<void> {
  await insist(() => ask('/me/address/mending', { method: 'POST' }), pauseOnline);
}

/** Deletes the account, with everything that is the reader's alone. */
export async function deleteMe(): Promise<void> {
  await insist(() => ask('/me', { method: 'DELETE' }), pauseOnline);
}

/** A part of everything that is kept of the reader: the first, or the one behind `cursor`. @throws Refused, Unreachable */
export function getExport(cursor?: string): Promise<Export> {
  return insist(() => askFor<Export>(`/me/export${cursor === undefined ? '' : `?cursor=${cursor}`}`), pauseOnline);
}
