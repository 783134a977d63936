'use client';

import { useEffect, useState } from 'react';

/** What the link of a mail brought: its token, or one that is cut short. Undefined: no link was followed. */
export type LinkToken = { readonly token: string } | 'broken' | undefined;

/** Reads the fragment `#token=...`. */
export function tokenOf(fragment: string): LinkToken {
  if (!fragment.startsWith('#token=')) return undefined;
  const [, token] = /^#token=([A-Za-z0-9_-]{43})$/.exec(fragment) ?? [];
  return token === undefined ? 'broken' : { token };
}

/**
 * The token with which the reader came; `asking` until the page has looked. It goes from the address bar at once, so that it
 * is in no history and no picture of the screen, and is kept nowhere but in this page.
 */
export function useLinkToken(): LinkToken | 'asking' {
  const [found, setFound] = useState<LinkToken | 'asking'>('asking');
  useEffect(() => {
    const look = (): void => {
      const token = tokenOf(location.hash);
      if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
      setFound((before) => token ?? (before === 'asking' ? undefined : before));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return found;
}
