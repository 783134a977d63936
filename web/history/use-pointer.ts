'use client';

import { useEffect, useRef, useState } from 'react';
import { turnTo } from './go';
import type { Moment } from './moment';

/** How long the reader has to stay at a moment before it is asked for, in milliseconds. */
const SETTLE = 120;

/**
 * Where the reader is: at once on the page, a moment later in the address, which is what is asked for.
 * So a slider that is dragged asks for nothing on its way. The address comes round late, when the reader may have gone on:
 * it leads only where it was not turned from here.
 */
export function usePointer(page: string, { at, as }: Moment): readonly [number, (at: number) => void] {
  const [wish, setWish] = useState<number>();
  const sent = useRef<readonly number[]>([]);
  useEffect(() => {
    const own = sent.current.indexOf(at);
    sent.current = sent.current.slice(own + 1);
    if (own < 0) setWish(undefined);
  }, [at]);
  useEffect(() => {
    if (wish === undefined || wish === at) return;
    const timer = setTimeout(() => {
      sent.current = [...sent.current, wish];
      turnTo(page, { at: wish, ...(as === undefined ? {} : { as }) });
    }, SETTLE);
    return () => clearTimeout(timer);
  }, [page, at, as, wish]);
  return [wish ?? at, setWish];
}
