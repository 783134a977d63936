'use client';

import { useSyncExternalStore } from 'react';
import { onStep, serverStep } from './clock';

/** The server's time in epoch milliseconds, good enough for minutes. */
export function useNow(): number {
  return useSyncExternalStore(onStep, serverStep, () => 0);
}
