'use client';

import type { GameAnswer } from '@shared/api/games';
import type { Action } from '@shared/game';
import type { Catalogue } from '@shared/words/sentence';
import { Refused } from '@web/api/answer';
import { act, resign } from '@web/api/games';
import { insist, pauseOnline } from '@web/api/insist';
import { newKey } from '@web/api/key';
import { keep } from '@web/drafts/drafts';
import { recount } from '@web/push/recount';
import { say } from '@web/words/say';
import { trouble } from '@web/words/trouble';
import { useRef, useState } from 'react';
import { draftKey } from './draft-key';

export interface Sender {
  /** True: it was taken. */
  readonly send: (action: Action) => Promise<boolean>;
  readonly resign: () => Promise<boolean>;
  readonly sending: boolean;
  /** What the reader should know about the last thing sent. */
  readonly notice: string | undefined;
}

/** It speaks of a game as it was at one version, and goes with it. */
interface Notice {
  readonly text: string;
  readonly version: number;
}

/**
 * Sends what the reader decides. Whatever happens to the network, one wish has one key, so it is done once at most;
 * and it names the version it was made on, so it is never done to a game its author has not seen.
 */
export function useSend(game: GameAnswer, words: Catalogue, adopt: (answer: GameAnswer) => void): Sender {
  const { id, version } = game;
  const wish = useRef({ text: '', key: '' });
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice>();

  const deliver = async (text: string, task: (key: string) => Promise<GameAnswer>): Promise<boolean> => {
    if (wish.current.text !== text) wish.current = { text, key: newKey() };
    const { key } = wish.current;
    setSending(true);
    setNotice(undefined);
    try {
      const answer = await insist(
        () => task(key),
        (wait) => {
          setNotice({ text: say('sendingAgain'), version });
          return pauseOnline(wait);
        },
      );
      keep(draftKey(game), undefined);
      adopt(answer);
      recount();
      setNotice(undefined);
      return true;
    } catch (error) {
      const now = error instanceof Refused ? error.problem.game : undefined;
      if (now) adopt(now);
      setNotice({ text: trouble(error, words), version: now?.version ?? version });
      return false;
    } finally {
      setSending(false);
    }
  };

  return {
    send: (action) => deliver(`${version} ${JSON.stringify(action)}`, (key) => act(id, version, action, key)),
    resign: () => deliver(`${version} resign`, (key) => resign(id, version, key)),
    sending,
    notice: notice?.version === version ? notice.text : undefined,
  };
}
