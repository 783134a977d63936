'use client';

import { useState } from 'react';

export interface Tasks {
  /** Does it, and notes how it went; never throws. True: it was done. */
  readonly run: (task: () => Promise<unknown>) => Promise<boolean>;
  readonly busy: boolean;
  /** Why the last one failed. */
  readonly error: unknown;
}

/** Something to be asked of the server at a press: whether it is under way, and what went wrong. */
export function useTask(): Tasks {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const run = async (task: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await task();
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, error };
}
