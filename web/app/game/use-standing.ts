'use client';

import type { GameAnswer } from '@shared/api/games';
import { getMe } from '@web/api/people';
import { lower, raise } from '@web/banners/banners';
import { useEffect, useRef } from 'react';

/**
 * Says so when a game is taken from under its reader: it is not there any more, or they sat at it and do not. Who is simply
 * signed out is told that instead, by the answer to the question who they are.
 */
export function useStanding(game: GameAnswer | undefined, gone: boolean): void {
  const sat = useRef(false);
  const you = game?.you;
  const isRunning = game?.status === 'running';

  useEffect(() => {
    if (you !== undefined) {
      sat.current = true;
      lower('unseated');
    } else if (sat.current && isRunning) {
      getMe().then(
        (me) => me && raise('unseated'),
        () => {},
      );
    }
  }, [you, isRunning]);

  useEffect(() => {
    if (gone) raise('gone');
  }, [gone]);

  useEffect(
    () => () => {
      lower('gone');
      lower('unseated');
    },
    [],
  );
}
