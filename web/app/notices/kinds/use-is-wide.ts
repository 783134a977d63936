'use client';

import { useSyncExternalStore } from 'react';

/** From where on there is room for a table. As the stylesheets have it. */
const WIDE = '(min-width: 720px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function onWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
