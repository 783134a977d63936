'use client';

import { useSyncExternalStore } from 'react';
import { onTick, serverNow } from './clock';

/** The server's time in epoch milliseconds, good enough for minutes. */
export function useNow(): number {
  return useSyncExternalStore(onTick, serverNow, () => 0);
}
