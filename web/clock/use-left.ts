'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { countDown, leftUntil } from './countdown';

/** How much is left until an instant, as far as words tell, in milliseconds; changes when the words do. Undefined: until none. */
export function useLeft(until: number | undefined): number | undefined {
  const watch = useCallback((listener: () => void) => (until === undefined ? () => {} : countDown(until, listener)), [until]);
  const read = (): number | undefined => (until === undefined ? undefined : leftUntil(until));
  return useSyncExternalStore(watch, read, () => undefined);
}
