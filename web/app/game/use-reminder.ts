'use client';

import type { GameAnswer } from '@shared/api/games';
import { leadOf } from '@shared/pace/reminder';
import { timeLeft } from '@web/clock/left';
import { turnClock } from '@web/clock/turn-clock';
import { useLeft } from '@web/clock/use-left';
import { useNow } from '@web/clock/use-now';
import { useVisitor } from '@web/people/visitor';
import { say } from '@web/words/say';
import { useEffect, useRef, useState } from 'react';

/** What to say when so much of the reader's own turn is left as they want to be reminded with; before that nothing, and once only. */
export function useReminder(game: GameAnswer): string {
  const visitor = useVisitor();
  const clock = turnClock(game, useNow());
  const isOwn = game.turn !== undefined && game.turn.seat === game.you;
  const runs = isOwn && clock.state === 'running' && visitor.state === 'somebody' ? clock : undefined;
  const left = useLeft(runs?.deadline);
  const lead = runs?.time !== undefined && visitor.state === 'somebody' ? leadOf(visitor.me.reminder, runs.time) : undefined;
  const isDue = left !== undefined && lead !== undefined && left <= lead;
  const words = left === undefined ? '' : say('turnReminder', { left: timeLeft(left) });

  const was = useRef(true);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isDue && !was.current) setSaid(words);
    if (!isDue) setSaid('');
    if (left !== undefined) was.current = isDue;
  }, [isDue, words, left]);
  return said;
}
