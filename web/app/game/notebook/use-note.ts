'use client';

import { getNote, putNote } from '@web/api/notes';
import { keep, recall } from '@web/drafts/drafts';
import { say } from '@web/words/say';
import { useEffect, useRef, useState } from 'react';
import type { Draft } from './draft';
import type { Keeper, Standing, Unsaved } from './keeper';

export interface Notes {
  readonly standing: Standing;
  readonly change: (draft: Draft) => void;
}

/** The reader's notebook of a game, for as long as its page is open. `on`: the reader sits there. */
export function useNote(id: string, on: boolean): Notes | undefined {
  const [standing, setStanding] = useState<Standing>();
  const keeper = useRef<Keeper>(undefined);

  useEffect(() => {
    if (!on) return;
    let left = false;
    void import('./keeper').then(({ keepNote }) => {
      if (left) return;
      keeper.current = keepNote(
        {
          get: () => getNote(id),
          put: (note, tag) => putNote(id, note, tag),
          keep: (unsaved) => keep(keyOf(id), unsaved),
          tell: setStanding,
          divider: say('notebook.divider'),
        },
        recall(keyOf(id)) as Unsaved | undefined,
      );
    });
    const turn = (): void => {
      if (document.visibilityState === 'visible') keeper.current?.look();
      else keeper.current?.save();
    };
    const look = (): void => keeper.current?.look();
    document.addEventListener('visibilitychange', turn);
    addEventListener('focus', look);
    addEventListener('online', look);
    addEventListener('pagehide', turn);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', turn);
      removeEventListener('focus', look);
      removeEventListener('online', look);
      removeEventListener('pagehide', turn);
      keeper.current?.stop();
      keeper.current = undefined;
    };
  }, [id, on]);

  return standing && { standing, change: (draft) => keeper.current?.change(draft) };
}

/** What is written and not saved yet is kept under this key. */
function keyOf(id: string): string {
  return `note/${id}`;
}
