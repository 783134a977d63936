'use client';

import type { Notices, NoticesRequest } from '@shared/api/notices';
import { changeNotices, getNotices } from '@web/api/notices';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { apply } from './apply';

/** Saves a wish, which is shown at once and undone if that fails. @throws Refused, Unreachable */
export type Save = (wish: NoticesRequest) => Promise<void>;

export interface Watched {
  /** With what is being saved; undefined until the first answer. */
  readonly notices: Notices | undefined;
  /** Why there is none. */
  readonly error: unknown;
  /** Takes over an answer that came by another way. */
  readonly adopt: (notices: Notices) => void;
  /** Asks again. @throws Refused, Unreachable */
  readonly look: () => Promise<Notices>;
  readonly save: Save;
}

export function useNotices(): Watched {
  const [known, adopt] = useState<Notices>();
  const [wishes, setWishes] = useState<readonly NoticesRequest[]>([]);
  const [error, setError] = useState<unknown>();
  // One after the other, so that the last answer is the last word.
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const inTurn = (ask: () => Promise<Notices>): Promise<Notices> => {
    const answer = before.current.then(ask);
    before.current = answer.then(adopt, () => {});
    return answer;
  };
  const look = (): Promise<Notices> => inTurn(getNotices);
  const begin = useEffectEvent(() => look().catch(setError));
  useEffect(() => void begin(), []);

  const save: Save = async (wish) => {
    setWishes((wishes) => [...wishes, wish]);
    try {
      await inTurn(() => changeNotices(wish));
    } finally {
      setWishes((wishes) => wishes.filter((each) => each !== wish));
    }
  };
  return { notices: known && wishes.reduce(apply, known), error, adopt, look, save };
}
