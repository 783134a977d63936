'use client';

import type { GameAnswer } from '@shared/api/games';
import { type Moment, momentIn } from '@web/history/moment';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { isOver } from '../is-over';

/** The moment that the address names; undefined: the game as it is now. */
export function useMoment({ version, status }: GameAnswer): Moment | undefined {
  const query = useSearchParams();
  const over = isOver(status);
  return useMemo(() => momentIn(query, version, over), [query, version, over]);
}
