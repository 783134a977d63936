import type { Confirmed, Sessions } from '@shared/api/people';
import type { DeviceCodeAnswer, Guest, SignedIn, SignInRequest } from '@shared/api/session';
import { ask, askFor } from './ask';
import { insist, pauseOnline } from './insist';
import { newKey } from './key';

/** A new guest; whoever is signed in already stays who they are. @throws Refused, Unreachable */
export function becomeGuest(name: string): Promise<Guest> {
  return post('/session/guest', { name });
}

/** Has a code and a link sent to this address. Whether anybody is known there is not told. @throws Refused, Unreachable */
export async function askForCode(email: string): Promise<void> {
  const key = newKey();
  await insist(() => ask('/session/code', { method: 'POST', body: { email }, key }), pauseOnline);
}

/** @throws Refused `wrong_code`, Unreachable */
export function signIn(by: SignInRequest): Promise<SignedIn> {
  return post('/session', by);
}

/** A code by which another device signs in as whoever is signed in here. @throws Refused, Unreachable */
export function makeDeviceCode(): Promise<DeviceCodeAnswer> {
  return post('/session/device', {});
}

/** One of the two confirmations that a change of address needs. @throws Refused `wrong_code`, Unreachable */
export function confirmAddress(token: string): Promise<Confirmed> {
  return post('/me/address/confirmation', { token });
}

/** Every browser that is signed in as the reader. @throws Refused, Unreachable */
export async function getSessions(): Promise<Sessions['sessions']> {
  return (await insist(() => askFor<Sessions>('/me/sessions'), pauseOnline)).sessions;
}

/** Signs another browser out. */
export async function endSession(id: string): Promise<void> {
  await insist(() => ask(`/me/sessions/${id}`, { method: 'DELETE' }), pauseOnline);
}

/** Signs every browser out, this one too. */
export async function endAllSessions(): Promise<void> {
  await insist(() => ask('/me/sessions', { method: 'DELETE' }), pauseOnline);
}

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await insist(() => ask('/session', { method: 'DELETE' }), pauseOnline);
}

function post<Body>(path: string, body: unknown): Promise<Body> {
  const key = newKey();
  return insist(() => askFor<Body>(path, { method: 'POST', body, key }), pauseOnline);
}
