'use client';

import type { GameAnswer } from '@shared/api/games';
import { gameAt } from '@web/api/history';
import { type Moment, START } from '@web/history/moment';
import { useEffect, useState } from 'react';

export interface Past {
  /** What is to be shown: the moment itself, or the last one that was there until it comes. */
  readonly game: GameAnswer | undefined;
  readonly coming: boolean;
  readonly error: unknown;
}

/** How long the reader has to look at a moment before its neighbours are fetched, in milliseconds. */
const CALM = 400;

/** Moments of a game, each fetched once, and its neighbours with it while the reader looks. */
export function usePast(id: string, { at, as }: Moment, pointer: number, latest: number): Past {
  const [seen, setSeen] = useState<ReadonlyMap<string, GameAnswer>>(new Map());
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: unknown }>();
  const key = (version: number): string => `${version} ${as ?? ''}`;
  const here = seen.get(key(pointer));
  const [last, setLast] = useState(here);
  if (here !== undefined && here !== last) setLast(here);

  const wanted = key(at);
  const missing = [at - 1, at + 1].filter((version) => version >= START && version <= latest && !seen.has(key(version)));
  const isHere = seen.has(wanted);
  const next = isHere ? missing[0] : undefined;

  useEffect(() => {
    if (isHere) return;
    let left = false;
    gameAt(id, at, as).then(
      (game) => {
        if (!left) setSeen((before) => new Map(before).set(wanted, game));
      },
      (error: unknown) => {
        if (!left) setFailed({ key: wanted, error });
      },
    );
    return () => {
      left = true;
    };
  }, [id, at, as, wanted, isHere]);

  useEffect(() => {
    if (next === undefined) return;
    let left = false;
    const timer = setTimeout(() => {
      gameAt(id, next, as).then(
        (game) => {
          if (!left) setSeen((before) => new Map(before).set(`${next} ${as ?? ''}`, game));
        },
        // It is asked for again if the reader goes there.
        () => {},
      );
    }, CALM);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [id, next, as]);

  return { game: here ?? last, coming: here === undefined, error: failed?.key === wanted ? failed.error : undefined };
}
