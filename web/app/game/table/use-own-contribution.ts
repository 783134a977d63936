'use client';

import type { GameAnswer } from '@shared/api/games';
import { sendContribution } from '@web/api/games';
import { kept } from '@web/chance/contribution';
import { useEffect } from 'react';

/** Sends the reader's bytes if they were made here but never arrived. */
export function useOwnContribution({ id, you, seats }: GameAnswer): void {
  const isMissing = you !== undefined && seats[you]?.contribution === undefined;
  useEffect(() => {
    const own = isMissing ? kept(id) : undefined;
    // A table without them is as good a table.
    if (own) sendContribution(id, own.contribution).catch(() => {});
  }, [id, isMissing]);
}
