'use client';

import type { MessageRequest } from '@shared/api/talk';
import { pauseOnline } from '@web/api/insist';
import { newKey } from '@web/api/key';
import { sayAt } from '@web/api/talk';
import { useKept } from '@web/drafts/use-kept';
import { trouble } from '@web/words/trouble';
import { useEffect, useEffectEvent, useState } from 'react';

/** Something said that has not arrived yet. */
export interface Unsent {
  /** The same for every try. */
  readonly key: string;
  readonly message: MessageRequest;
  /** Why it was given up, in a sentence. */
  readonly why?: string;
}

export interface Outbox {
  readonly unsent: readonly Unsent[];
  /** The message that is tried again and again just now. */
  readonly again: string | undefined;
  readonly send: (message: MessageRequest) => void;
  readonly retry: (key: string) => void;
  readonly takeBack: (key: string) => void;
}

/**
 * Sends what is said, one after the other, each once: the key of a message stays with it over every try and every reload.
 * `arrived`: is done before the message leaves this list.
 */
export function useOutbox(id: string, arrived: () => Promise<void>): Outbox {
  const [unsent, setUnsent] = useKept<readonly Unsent[]>(`messages/${id}`, []);
  const [again, setAgain] = useState<string>();

  const change = (key: string, next?: Unsent): void =>
    setUnsent((before) => before.flatMap((one) => (one.key !== key ? [one] : next ? [next] : [])));

  const deliver = async ({ key, message }: Unsent): Promise<void> => {
    try {
      await sayAt(id, message, key, (wait) => {
        setAgain(key);
        return pauseOnline(wait);
      });
      await arrived();
      change(key);
    } catch (error) {
      change(key, { key, message, why: trouble(error) });
    }
    setAgain(undefined);
  };

  const next = unsent.find(({ why }) => why === undefined);
  const key = next?.key;
  const deliverNext = useEffectEvent(() => {
    if (next) void deliver(next);
  });
  useEffect(() => {
    if (key !== undefined) deliverNext();
  }, [key]);

  return {
    unsent,
    again,
    send: (message) => setUnsent((before) => [...before, { key: newKey(), message }]),
    retry: (key) => {
      const one = unsent.find((each) => each.key === key);
      if (one) change(key, { key, message: one.message });
    },
    takeBack: (key) => change(key),
  };
}
