'use client';

import { useEffect, useEffectEvent } from 'react';

const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;
export type Arrow = (typeof KEYS)[number];

/** What uses these keys itself. */
const BUSY = 'input, textarea, select, [contenteditable], [tabindex="0"]:not(a, button)';

/** Calls back for arrow keys that nothing else on the page answers. `onArrow` says whether it has an answer. */
export function useArrows(onArrow: (key: Arrow) => boolean): void {
  const press = useEffectEvent(onArrow);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = KEYS.find((each) => each === event.key);
      if (key === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(BUSY) !== null) return;
      if (press(key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
