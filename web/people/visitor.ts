'use client';

import type { Me, MeRequest } from '@shared/api/people';
import type { SignedIn, SignInRequest } from '@shared/api/session';
import type { Seat } from '@shared/game';
import { Unreachable } from '@web/api/answer';
import { changeMe, deleteMe, getMe } from '@web/api/people';
import { becomeGuest, endAllSessions, signIn, signOut } from '@web/api/session';
import { onSign } from '@web/api/signs';
import { lower, raise } from '@web/banners/banners';
import { forget } from '@web/drafts/drafts';
import { ownDrafts } from '@web/drafts/owner';
import { endPush, keepPush, losePush } from '@web/push/keep';
import { useSyncExternalStore } from 'react';
import { remember, wasHere } from './been-here';

/** Who looks at the page. `asking` until the server has said so. */
export type Visitor =
  | { readonly state: 'asking' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'nobody' }
  | { readonly state: 'somebody'; readonly me: Me };

const ASKING: Visitor = { state: 'asking' };

let visitor: Visitor = ASKING;
let asked = false;
const listeners = new Set<() => void>();

/** Who looks, asked of the server by the first component that wants to know. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(
    subscribe,
    () => visitor,
    () => ASKING,
  );
}

/** The zone in which the visitor reads times: their own choice, else the browser's. */
export function useZone(): string {
  const now = useVisitor();
  return now.state === 'somebody' ? now.me.timeZone : browserZone();
}

/** The time zone the browser is set to, by its IANA name. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The visitor's account, made under this name if there is none yet. @throws Refused, Unreachable */
export async function enter(name: string): Promise<Me> {
  if (visitor.state === 'somebody') return visitor.me;
  await becomeGuest(name);
  // A zone the server does not know is no reason to stay outside.
  const me = await changeMe({ timeZone: browserZone() }).catch(getMe);
  if (me === undefined) throw new Unreachable();
  adopt(me);
  return me;
}

/** Signs in; who was a guest here until now keeps what they had. @throws Refused, Unreachable */
export async function arrive(by: SignInRequest): Promise<SignedIn> {
  const signedIn = await signIn(by);
  await lookAgain();
  return signedIn;
}

/** Changes the visitor's account. @throws Refused, Unreachable */
export async function change(wish: MeRequest): Promise<void> {
  adopt(await changeMe(wish));
}

/** Takes over what the server has just said of the visitor's account. */
export function adopt(me: Me): void {
  become({ state: 'somebody', me });
}

/** Reads the visitor's account again: it was changed by other means. */
export async function lookAgain(): Promise<void> {
  const me = await getMe();
  if (me) adopt(me);
  else become({ state: 'nobody' });
}

/** Ends the session of this browser. @throws Refused, Unreachable */
export function leave(): Promise<void> {
  return leaveBy(signOut);
}

/** Ends every session of the visitor. @throws Refused, Unreachable */
export function leaveEverywhere(): Promise<void> {
  return leaveBy(endAllSessions);
}

/** Deletes the visitor's account. @throws Refused, Unreachable */
export function vanish(): Promise<void> {
  return leaveBy(deleteMe);
}

/** The visitor has read that they are signed out, and leaves it at that. */
export function acceptSignedOut(): void {
  remember(false);
  lower('signedOut');
}

/**
 * An answer says which seat is the reader's. So there is a session, even if this browser has lost its note of it,
 * as where a browser clears what pages keep but not the cookie.
 */
export function recognise(you: Seat | undefined): void {
  if (you === undefined) return;
  remember(true);
  if (visitor.state !== 'nobody') return;
  become(ASKING);
  void find();
}

async function leaveBy(end: () => Promise<void>): Promise<void> {
  await end();
  forget();
  endPush();
  acceptSignedOut();
  become({ state: 'nobody' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    void find();
  }
  return () => listeners.delete(listener);
}

async function find(): Promise<void> {
  try {
    if (wasHere() === false) become({ state: 'nobody' });
    else await lookAgain();
  } catch {
    become({ state: 'unreachable' });
  }
}

function become(next: Visitor): void {
  visitor = next;
  if (next.state === 'somebody') {
    remember(true);
    ownDrafts(next.me);
    keepPush(next.me);
    lower('signedOut');
  }
  for (const listener of listeners) listener();
}

onSign(({ kind }) => {
  if (kind === 'nobody' && (visitor.state === 'somebody' || (visitor.state === 'asking' && wasHere() === true))) {
    losePush();
    become({ state: 'nobody' });
    raise('signedOut');
  }
  if (kind === 'answered' && visitor.state === 'unreachable') {
    become(ASKING);
    void find();
  }
});
