'use client';

import { useEffect, useState } from 'react';

/** What the link of a mail brought: its token, or one that is cut short. Undefined: no link was followed. */
export type LinkToken = { readonly token: string } | 'broken' | undefined;

/** Of links that sign in or confirm. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** Reads the fragment `#token=...`. `form`: which tokens are whole. */
export function tokenOf(fragment: string, form: RegExp = SECRET): LinkToken {
  if (!fragment.startsWith('#token=')) return undefined;
  const token = fragment.slice('#token='.length);
  return form.test(token) ? { token } : 'broken';
}

/**
 * The token with which the reader came; `asking` until the page has looked. It goes from the address bar at once, so that it
 * is in no history and no picture of the screen, and is kept nowhere but in this page.
 */
export function useLinkToken(form?: RegExp): LinkToken | 'asking' {
  const [found, setFound] = useState<LinkToken | 'asking'>('asking');
  useEffect(() => {
    const look = (): void => {
      const token = tokenOf(location.hash, form);
      if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
      setFound((before) => token ?? (before === 'asking' ? undefined : before));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [form]);
  return found;
}
