'use client';

import { useEffect, useState } from 'react';
import { turnTo } from './go';
import type { Moment } from './moment';

/** How long the reader has to stay at a moment before it is asked for, in milliseconds. */
const SETTLE = 120;

/**
 * Where the reader is: at once on the page, a moment later in the address, which is what is asked for.
 * So a slider that is dragged asks for nothing on its way.
 */
export function usePointer(id: string, { at, as }: Moment): readonly [number, (at: number) => void] {
  const [place, setPlace] = useState({ at, from: at });
  if (place.from !== at) setPlace({ at, from: at });
  useEffect(() => {
    if (place.at === at) return;
    const timer = setTimeout(() => turnTo(id, { at: place.at, ...(as === undefined ? {} : { as }) }), SETTLE);
    return () => clearTimeout(timer);
  }, [id, at, as, place.at]);
  return [place.at, (next) => setPlace({ at: next, from: at })];
}
