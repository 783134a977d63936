'use client';

import type { GameAnswer } from '@shared/api/games';
import { namesOf } from '@web/games/names';
import { useMemo } from 'react';
import { TalkPlace } from './talk-place';
import { useTalk } from './use-talk';

/** What is said at an open table. */
export function TableTalk({ game }: { readonly game: GameAnswer }) {
  const talk = useTalk(game);
  const names = useMemo(() => namesOf(game.seats), [game.seats]);
  return <TalkPlace game={game} names={names} talk={talk} />;
}
