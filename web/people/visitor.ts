'use client';

import type { Me } from '@shared/api/people';
import type { Seat } from '@shared/game';
import { becomeGuest, changeMe, getMe, signOut } from '@web/api/people';
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
  const guest = await becomeGuest(name);
  // A zone the server does not know is no reason to stay outside.
  const me = await changeMe({ timeZone: browserZone() }).catch(() => ({
    ...guest,
    guest: true,
    timeZone: browserZone(),
    turnMail: true,
  }));
  become({ state: 'somebody', me });
  return me;
}

/** Changes the visitor's name or zone. @throws Refused, Unreachable */
export async function change(wish: { readonly name?: string; readonly timeZone?: string }): Promise<void> {
  become({ state: 'somebody', me: await changeMe(wish) });
}

/** Ends the session of this browser. @throws Refused, Unreachable */
export async function leave(): Promise<void> {
  await signOut();
  become({ state: 'nobody' });
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
    const me = wasHere() ? await getMe() : undefined;
    become(me ? { state: 'somebody', me } : { state: 'nobody' });
  } catch {
    asked = false;
    become({ state: 'unreachable' });
  }
}

function become(next: Visitor): void {
  visitor = next;
  if (next.state === 'somebody' || next.state === 'nobody') remember(next.state === 'somebody');
  for (const listener of listeners) listener();
}
