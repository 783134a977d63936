'use client';

import type { GameAnswer } from '@shared/api/games';
import { type Names, say as sayIn } from '@shared/words/say';
import { boards } from '@web/boards';
import { Suspense, useMemo } from 'react';
import { Head } from './head';
import { tellAll, wordsOf } from './line';
import { Log } from './log';
import { Notice } from './notice';
import { Outcome } from './outcome';
import { Resign } from './resign';
import { Since } from './since';
import { useEvents } from './use-events';
import { useSend } from './use-send';

interface Props {
  readonly game: GameAnswer;
  readonly names: Names;
  readonly error: unknown;
  readonly adopt: (answer: GameAnswer) => void;
}

/** A game that has started: what happened, the board, and in the end the result. */
export function Board({ game, names, error, adopt }: Props) {
  const events = useEvents(game);
  const words = useMemo(() => wordsOf(game), [game]);
  const { send, resign, sending, notice } = useSend(game, words, adopt);
  const lines = useMemo(() => tellAll(game, events), [game, events]);

  const board = boards[game.title];
  if (board === undefined) return undefined;
  const { you, view, choices, status, result } = game;
  const mayLeave = status === 'running' && you !== undefined && game.seats[you]?.left === undefined;
  return (
    <>
      <Head game={game} subtitle={sayIn(words, board.subtitle(view, names), names)} names={names} />
      <Notice text={notice} error={error} />
      <Since lines={lines} you={you} words={words} names={names} />
      <Suspense fallback={<main className="play" aria-busy="true" />}>
        <board.Play
          view={view}
          you={you}
          choices={choices}
          names={names}
          log={
            <>
              <Log lines={lines} words={words} names={names} />
              {mayLeave && <Resign sending={sending} onResign={() => void resign()} />}
            </>
          }
          send={send}
          sending={sending}
        />
      </Suspense>
      {result && <Outcome result={result} words={words} names={names} />}
    </>
  );
}
