'use client';

import { type Standing, standing } from '@web/push/standing';
import { useSyncExternalStore } from 'react';

/** What this browser can do about notices: looked at again when the reader comes back, for they may have been in its settings. */
export function useStanding(): Standing {
  return useSyncExternalStore(onReturn, standing, () => 'none');
}

function onReturn(listener: () => void): () => void {
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
