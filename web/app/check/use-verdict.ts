'use client';

import { type KeptPromise, type Verdict, verify } from '@shared/record/verify';
import type { Opened } from '@web/records/opened';
import { useEffect, useState } from 'react';

/** What comes of the check; undefined while it is going on. */
export function useVerdict({ game, record }: Opened, kept: KeptPromise | undefined): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    // A tenth of a second's work: the page is shown first.
    const timer = setTimeout(() => setVerdict(verify(game, record, kept)));
    return () => clearTimeout(timer);
  }, [game, record, kept]);
  return verdict;
}
