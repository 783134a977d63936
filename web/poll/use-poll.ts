'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { type Asking, type Poller, startPolling } from './poller';

/**
 * Asks at once, then again and again while the page is visible; at once when the reader comes back or the network does;
 * more often after `changed` has changed.
 */
export function usePoll(ask: Asking, on: boolean, changed: unknown): void {
  const poller = useRef<Poller>(undefined);
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (!on) return;
    const started = startPolling(
      (come) => askNow(come),
      () => document.visibilityState === 'visible',
    );
    poller.current = started;
    const { wake, stop } = started;
    document.addEventListener('visibilitychange', wake);
    addEventListener('focus', wake);
    addEventListener('online', wake);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('focus', wake);
      removeEventListener('online', wake);
    };
  }, [on]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the reason
  useEffect(() => poller.current?.stir(), [changed]);
}
