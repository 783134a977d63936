'use client';

import type { GameAnswer } from '@shared/api/games';
import { getGame } from '@web/api/games';
import { usePoll } from '@web/poll/use-poll';
import { useState } from 'react';

/** The table at which a game is to be played again, kept fresh until that begins; undefined while there is none. */
export function useTable(id: string | undefined): GameAnswer | undefined {
  const [found, setFound] = useState<GameAnswer>();
  const table = found?.id === id ? found : undefined;
  const ask = async (): Promise<void> => {
    if (id === undefined) return;
    try {
      const answer = await getGame(id, table);
      if (answer) setFound(answer);
    } catch {
      // The game's own question tells of it: both go the same way.
    }
  };
  usePoll(ask, id !== undefined && (table === undefined || table.status === 'open'), table?.updated);
  return table;
}
