'use client';

import type { EventInfo, GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import type { PlayProps } from '@web/boards/board';
import { Eyes } from '@web/history/eyes';
import { goTo } from '@web/history/go';
import { type Line, tellAll } from '@web/history/line';
import type { Moment } from '@web/history/moment';
import { MomentLink } from '@web/history/moment-link';
import { Moments } from '@web/history/moments';
import { say } from '@web/history/say';
import { usePointer } from '@web/history/use-pointer';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { isOver } from '../is-over';
import { Notice } from '../notice';
import { useEvents } from '../use-events';
import { usePast } from './use-past';

interface Props {
  /** As it is now. */
  readonly game: GameAnswer;
  /** The address of its page. */
  readonly page: string;
  readonly moment: Moment;
  /** The title's board. */
  readonly Play: ComponentType<PlayProps>;
  readonly events: readonly EventInfo[];
  readonly words: Catalogue;
  readonly names: Names;
  /** The reader came from this page. */
  readonly focus: boolean;
  /** What is laid beside the board, with what had happened by then. */
  readonly beside: (lines: readonly Line[], view: unknown, at: Moment) => ReactNode;
}

/** The game as it was at a moment, and the way to other moments. */
export function LookingBack({ game, page, moment, Play, events, words, names, focus, beside }: Props) {
  const { id, you, seats, version, status } = game;
  const over = isOver(status);
  const [began] = useState(version);
  const [at, move] = usePointer(page, moment);
  const { as } = moment;
  const past = usePast(id, moment, at, version);
  const lines = useLines(game, as ?? (over ? you : undefined), events);
  const then = useMemo(() => lines.filter((line) => line.version === at), [lines, at]);
  const until = useMemo(() => lines.filter((line) => line.version <= at), [lines, at]);
  const view = past.game?.view;

  return (
    <>
      <Notice text={undefined} error={past.error} />
      <Moments
        Play={Play}
        view={view}
        you={typeof as === 'number' ? as : as === undefined ? you : undefined}
        as={as}
        then={then}
        words={words}
        names={names}
        at={at}
        latest={version}
        moved={version - began}
        focus={focus}
        onMove={move}
        beside={view === undefined ? undefined : beside(until, view, { ...moment, at })}
      >
        {over && (
          <Eyes
            seats={seats.length}
            you={you}
            names={names}
            value={as}
            onChange={(next) => goTo(page, { at, ...(next === undefined ? {} : { as: next }) })}
          />
        )}
        <MomentLink page={page} moment={undefined} className="btn now">
          {say('backToNow')}
        </MomentLink>
      </Moments>
    </>
  );
}

/** What happened as the chosen eyes saw it; `own`: as the reader knows it, already read. */
function useLines(game: GameAnswer, as: Moment['as'], own: readonly EventInfo[]): readonly Line[] {
  const theirs = useEvents(game, as, as !== undefined);
  const events = as === undefined ? own : theirs;
  return useMemo(() => tellAll(game, events), [game, events]);
}
