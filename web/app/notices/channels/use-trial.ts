'use client';

import type { Notices, Outcome } from '@shared/api/notices';
import type { Channel } from '@shared/notices/channels';
import { tryChannel } from '@web/api/notices';
import { useTask } from '@web/components/use-task';
import { useEffect, useRef, useState } from 'react';

/** How often it is looked what became of a trial, with how many milliseconds between: half a minute. */
const LOOKS = 20;
const PAUSE = 1_500;

/** `slow`: it was looked long enough. */
export interface Tried {
  readonly outcome: Outcome | 'slow';
  readonly status: number;
}

export interface Trials {
  readonly start: () => void;
  readonly busy: boolean;
  /** Why it could not be asked for. */
  readonly error: unknown;
  readonly tried: Tried | undefined;
}

/** Asks for a trial of a channel, and looks until it is known what became of it. */
export function useTrial(channel: Channel, look: () => Promise<Notices>): Trials {
  const { run, busy, error } = useTask();
  const [tried, setTried] = useState<Tried>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const follow = async (): Promise<void> => {
    const asked = await tryChannel(channel);
    for (let looks = 0; looks < LOOKS && !isGone.current; looks++) {
      await pause(PAUSE);
      const trial = (await look()).trials[channel];
      if (trial?.outcome !== undefined && trial.asked >= asked) {
        setTried({ outcome: trial.outcome, status: trial.status ?? 0 });
        return;
      }
    }
    setTried({ outcome: 'slow', status: 0 });
  };
  const start = (): void => {
    setTried(undefined);
    void run(follow);
  };
  return { start, busy, error, tried };
}

function pause(wait: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, wait));
}
