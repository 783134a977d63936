'use client';

import type { EventInfo, GameAnswer } from '@shared/api/games';
import { type Names, say as sayIn } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import type { Board } from '@web/boards/board';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { isOver } from '../is-over';
import { type Line, tellAll } from '../line';
import { Notice } from '../notice';
import { Strip } from '../strip';
import { useEvents } from '../use-events';
import { Bar } from './bar';
import { Eyes } from './eyes';
import { goTo } from './go';
import { type Moment, START } from './moment';
import { momentName } from './moment-name';
import { useArrows } from './use-arrows';
import { usePast } from './use-past';
import { usePointer } from './use-pointer';

interface Props {
  /** As it is now. */
  readonly game: GameAnswer;
  readonly moment: Moment;
  readonly board: Board;
  readonly events: readonly EventInfo[];
  readonly words: Catalogue;
  readonly names: Names;
  /** The reader came from this page. */
  readonly focus: boolean;
  /** What is laid beside the board, with what had happened by then. */
  readonly beside: (lines: readonly Line[], view: unknown, at: Moment) => ReactNode;
}

/** The game as it was at a moment, and the way to other moments. Nothing can be done there. */
export function LookingBack({ game, moment, board, events, words, names, focus, beside }: Props) {
  const { id, you, seats, version, status } = game;
  const over = isOver(status);
  const [began] = useState(version);
  const [at, move] = usePointer(id, moment);
  const { as } = moment;
  const past = usePast(id, moment, at, version);
  const lines = useLines(game, as ?? (over ? you : undefined), events);
  const then = useMemo(() => lines.filter((line) => line.version === at), [lines, at]);
  const until = useMemo(() => lines.filter((line) => line.version <= at), [lines, at]);

  useArrows((key) => {
    if (key === 'ArrowLeft') move(Math.max(START, at - 1));
    else if (key === 'ArrowRight') move(Math.min(version, at + 1));
    else move(key === 'Home' ? START : version);
    return true;
  });

  return (
    <>
      <Notice text={undefined} error={past.error} />
      <Strip head={momentName(at, version)} lines={then} words={words} names={names} />
      {past.game === undefined ? (
        <main className="play" aria-busy="true" />
      ) : (
        <Suspense fallback={<main className="play" aria-busy="true" />}>
          <board.Play
            key={as ?? 'own'}
            view={past.game.view}
            you={typeof as === 'number' ? as : as === undefined ? you : undefined}
            choices={undefined}
            names={names}
            log={beside(until, past.game.view, { ...moment, at })}
            send={() => Promise.resolve(false)}
            sending={false}
          />
        </Suspense>
      )}
      <Bar
        id={id}
        at={at}
        latest={version}
        what={then.map(({ sentence }) => sayIn(words, sentence, names)).join(' ')}
        moved={version - began}
        focus={focus}
        onMove={move}
      >
        {over && (
          <Eyes
            seats={seats.length}
            you={you}
            names={names}
            value={as}
            onChange={(next) => goTo(id, { at, ...(next === undefined ? {} : { as: next }) })}
          />
        )}
      </Bar>
    </>
  );
}

/** What happened as the chosen eyes saw it; `own`: as the reader knows it, already read. */
function useLines(game: GameAnswer, as: Moment['as'], own: readonly EventInfo[]): readonly Line[] {
  const theirs = useEvents(game, as, as !== undefined);
  const events = as === undefined ? own : theirs;
  return useMemo(() => tellAll(game, events), [game, events]);
}
