'use client';

import { type SetStateAction, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keep, onKept, recall } from './drafts';

/**
 * `useState` for what the reader has begun and not sent: it is there again after a reload. Set back to `initial`, it is forgotten.
 * `key` names the place and what it belongs to (`message/<game>`): one state, wherever it is used. Without one it lives with
 * the component. The value is plain data; whoever changes its shape changes the key.
 */
export function useKept<Value>(key: string | undefined, initial: Value): readonly [Value, (next: SetStateAction<Value>) => void] {
  const first = useRef(initial);
  useEffect(() => {
    first.current = initial;
  });
  const state = useState(initial);
  const kept = useSyncExternalStore(
    onKept,
    () => (key === undefined ? undefined : recall(key)),
    () => undefined,
  );
  const set = useCallback(
    (next: SetStateAction<Value>): void => {
      if (key === undefined) return;
      const before = (recall(key) as Value | undefined) ?? first.current;
      const value = typeof next === 'function' ? (next as (before: Value) => Value)(before) : next;
      keep(key, JSON.stringify(value) === JSON.stringify(first.current) ? undefined : value);
    },
    [key],
  );
  if (key === undefined) return state;
  return [kept === undefined ? initial : (kept as Value), set];
}
