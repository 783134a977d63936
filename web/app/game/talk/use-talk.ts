'use client';

import type { GameAnswer } from '@shared/api/games';
import type { MessageInfo, MessagesAnswer } from '@shared/api/talk';
import type { Seat } from '@shared/game';
import { talkOf } from '@web/api/talk';
import { usePoll } from '@web/poll/use-poll';
import { useCallback, useRef, useState } from 'react';
import { noteSeen, seenUpTo } from './seen';
import { unread } from './unread';

export interface TableTalk {
  /** Oldest first; undefined until the first answer. */
  readonly messages: readonly MessageInfo[] | undefined;
  readonly muted: readonly Seat[];
  /** How many messages of others this browser has not shown yet. */
  readonly unread: number;
  /** All that is there is in sight. */
  readonly see: () => void;
  /** Asks at once; never throws. */
  readonly look: () => Promise<void>;
}

const NONE: readonly never[] = [];

/** What is said at a table, kept fresh for those who sit there. */
export function useTalk({ id, you }: Pick<GameAnswer, 'id' | 'you'>): TableTalk {
  const known = useRef<string>(undefined);
  const [answer, setAnswer] = useState<MessagesAnswer>();
  const [seen, setSeen] = useState(() => seenUpTo(id));

  const look = useCallback(async (): Promise<void> => {
    try {
      const news = await talkOf(id, known.current);
      setSeen(seenUpTo(id));
      if (news === undefined) return;
      known.current = news.tag;
      setAnswer(news);
    } catch {
      // The page's own question tells of it: both go the same way.
    }
  }, [id]);
  const messages = answer?.messages;
  const last = messages?.at(-1)?.n ?? 0;
  usePoll(look, you !== undefined, last);

  const see = useCallback((): void => {
    noteSeen(id, last);
    setSeen(last);
  }, [id, last]);

  return { messages, muted: answer?.muted ?? NONE, unread: unread(messages ?? NONE, you, seen), see, look };
}
