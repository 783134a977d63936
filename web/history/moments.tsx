'use client';

import type { Eyes } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { type Names, say as sayIn } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import type { PlayProps } from '@web/boards/board';
import { say } from '@web/words/say';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Bar } from './bar';
import type { Line } from './line';
import { START } from './moment';
import { momentName } from './moment-name';
import { Strip } from './strip';
import { useArrows } from './use-arrows';

interface Props {
  /** The title's board. */
  readonly Play: ComponentType<PlayProps>;
  /** The title's view of the moment; undefined while it is on its way. */
  readonly view: unknown;
  /** The seat whose eyes these are. */
  readonly you: Seat | undefined;
  /** Whose they are, if not the reader's own. */
  readonly as: Eyes | undefined;
  /** What happened just then. */
  readonly then: readonly Line[];
  readonly words: Catalogue;
  readonly names: Names;
  readonly at: number;
  readonly latest: number;
  /** How many moves were made since the reader began to look. */
  readonly moved?: number;
  /** The slider is where the keyboard goes on. */
  readonly focus: boolean;
  readonly onMove: (at: number) => void;
  /** What is laid beside the board. */
  readonly beside: ReactNode;
  /** What stands in the bar after the slider. */
  readonly children: ReactNode;
}

/** A moment of a game, with the ways to other moments. Nothing can be done there. */
export function Moments({
  Play,
  view,
  you,
  as,
  then,
  words,
  names,
  at,
  latest,
  moved = 0,
  focus,
  onMove,
  beside,
  children,
}: Props) {
  useArrows((key) => {
    if (key === 'ArrowLeft') onMove(Math.max(START, at - 1));
    else if (key === 'ArrowRight') onMove(Math.min(latest, at + 1));
    else onMove(key === 'Home' ? START : latest);
    return true;
  });

  return (
    <>
      <Strip head={momentName(at, latest)} lines={then} words={words} names={names} />
      {view === undefined ? (
        <main className="play" aria-busy="true" />
      ) : (
        <Suspense fallback={<main className="play" aria-busy="true" />}>
          <Play
            key={as ?? 'own'}
            view={view}
            you={you}
            choices={undefined}
            names={names}
            log={beside}
            send={() => Promise.resolve(false)}
            sending={false}
          />
        </Suspense>
      )}
      <Bar
        at={at}
        latest={latest}
        what={then.map((line) => inWords(line, words, names)).join(' ')}
        moved={moved}
        focus={focus}
        onMove={onMove}
      >
        {children}
      </Bar>
    </>
  );
}

function inWords({ sentence, auto, first }: Line, words: Catalogue, names: Names): string {
  const what = sayIn(words, sentence, names);
  return auto && first ? say('movedByClock', { what }) : what;
}
