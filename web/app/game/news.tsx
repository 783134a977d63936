'use client';

import type { GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import { titleName } from '@web/games/title';
import { say } from '@web/words/say';
import { useEffect, useRef, useState } from 'react';
import { useReminder } from './use-reminder';

interface Props {
  readonly game: GameAnswer;
  readonly names: Names;
}

/** Says whose turn it is whenever the game moves: in the window's title, and to those who listen. They are reminded of their own turn, too. */
export function News({ game, names }: Props) {
  const { version, title } = game;
  const line = stand(game, names);
  const isYours = game.turn !== undefined && game.turn.seat === game.you;

  const seen = useRef(version);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    setSaid(line);
  }, [version, line]);

  useEffect(() => {
    const parts = [...(isYours ? [say('yourTurn')] : []), titleName(title), say('casebook')];
    document.title = parts.join(' · ');
  }, [isYours, title]);

  const reminder = useReminder(game);
  return (
    <>
      <p role="status" className="vh">
        {said}
      </p>
      <p role="status" className="vh">
        {reminder}
      </p>
    </>
  );
}

function stand({ status, turn, you, why }: GameAnswer, names: Names): string {
  if (status === 'finished') return say('gameOver');
  if (why !== undefined) return say(`why.${why}`);
  if (turn === undefined) return '';
  return turn.seat === you ? say('nowYourTurn') : say('nowToMove', { name: names(turn.seat) });
}
