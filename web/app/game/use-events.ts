'use client';

import type { EventInfo, Eyes, GameAnswer } from '@shared/api/games';
import { eventsAfter } from '@web/api/games';
import { insist, pauseOnline } from '@web/api/insist';
import { useEffect, useState } from 'react';
import { isOver } from './is-over';

/** What happened so far, oldest first, as this viewer may know it; once the game is over, as other eyes saw it. `on`: ask for it. */
export function useEvents({ id, version, status, you }: GameAnswer, as?: Eyes, on = true): readonly EventInfo[] {
  const [events, setEvents] = useState<readonly EventInfo[]>([]);

  // The end turns hidden things face up, and another seat sees other things: then all is read again.
  const eyes = `${you ?? 'x'} ${isOver(status)} ${as ?? ''}`;
  const [readBy, setReadBy] = useState(eyes);
  if (readBy !== eyes) {
    setReadBy(eyes);
    setEvents([]);
  }

  const known = events.at(-1)?.version ?? 0;
  useEffect(() => {
    if (!on || known >= version) return;
    let left = false;
    insist(() => eventsAfter(id, known, as), pauseOnline).then(
      (more) => {
        if (!left && more.length > 0)
          setEvents((before) => ((before.at(-1)?.version ?? 0) === known ? [...before, ...more] : before));
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [id, version, known, as, on]);

  return events;
}
