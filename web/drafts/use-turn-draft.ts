'use client';

import { lower, raise } from '@web/banners/banners';
import { useEffect } from 'react';
import { useKept } from './use-kept';

interface Held<Draft> {
  /** The moment of the game it is for. */
  readonly at: string;
  readonly draft: Draft;
  /** It was laid out to be sent, not only to look at. */
  readonly counts: boolean;
}

/**
 * What a player prepares for their turn: kept over a reload for as long as the moment of the game is the same. Of a moment
 * that is over it is dropped, and the reader is told. `counts`: it is their turn.
 * Without a key nothing outlives the page.
 */
export function useTurnDraft<Draft>(
  key: string | undefined,
  at: string,
  empty: Draft,
  counts: boolean,
): readonly [Draft, (draft: Draft) => void] {
  const [held, hold] = useKept<Held<Draft> | undefined>(key, undefined);
  const isStale = held !== undefined && held.at !== at;
  const isMissed = isStale && held.counts;

  useEffect(() => {
    if (!isStale) return;
    hold(undefined);
    if (isMissed) raise('stale');
  }, [isStale, isMissed, hold]);
  useEffect(() => () => lower('stale'), []);

  const keep = (draft: Draft): void => {
    lower('stale');
    hold({ at, draft, counts });
  };
  return [held === undefined || isStale ? empty : held.draft, keep];
}
