'use client';

import type { GameAnswer } from '@shared/api/games';
import { Refused } from '@web/api/answer';
import { getGame } from '@web/api/games';
import { recognise } from '@web/people/visitor';
import { usePoll } from '@web/poll/use-poll';
import { useCallback, useRef, useState } from 'react';
import { isNewer } from './newer';

export interface Watched {
  /** Undefined until the first answer. */
  readonly game: GameAnswer | undefined;
  /** There is no such game: or, if one was shown, not any more. */
  readonly missing: boolean;
  /** Why the newest question had no answer. */
  readonly error: unknown;
  /** Takes over an answer that came by another way. */
  readonly adopt: (answer: GameAnswer) => void;
  /** Asks at once. */
  readonly look: () => Promise<void>;
}

/** A game, kept fresh while it can still change. */
export function useGame(id: string): Watched {
  const newest = useRef<GameAnswer>(undefined);
  const [game, setGame] = useState<GameAnswer>();
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<unknown>();

  const adopt = useCallback((answer: GameAnswer): void => {
    recognise(answer.you);
    if (!isNewer(answer, newest.current)) return;
    newest.current = answer;
    setGame(answer);
  }, []);

  const look = async (): Promise<void> => {
    try {
      const answer = await getGame(id, newest.current);
      setError(undefined);
      if (answer) adopt(answer);
    } catch (failure) {
      if (failure instanceof Refused && failure.problem.code === 'not_found') setMissing(true);
      else setError(failure);
    }
  };
  usePoll(look, !missing && mayChange(game), `${game?.updated} ${game?.rematch}`);

  return { game, missing, error, adopt, look };
}

/** Of a finished game a rematch may be offered. */
function mayChange(game: GameAnswer | undefined): boolean {
  return game?.status !== 'cancelled' && game?.status !== 'void';
}
