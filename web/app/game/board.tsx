'use client';

import type { GameAnswer } from '@shared/api/games';
import { type Names, say as sayIn } from '@shared/words/say';
import { boards } from '@web/boards';
import { plays } from '@web/boards/plays';
import { MailStopped } from '@web/components/mail-stopped';
import { RulesLink } from '@web/components/rules-link';
import { goTo } from '@web/history/go';
import { type Line, tellAll, wordsOf } from '@web/history/line';
import { Log } from '@web/history/log';
import { type Moment, START } from '@web/history/moment';
import { useArrows } from '@web/history/use-arrows';
import { Activity, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { draftKey } from './draft-key';
import { Head } from './head';
import { useMoment } from './history/use-moment';
import { WaysBack } from './history/ways-back';
import { isOver } from './is-over';
import { NotebookJump } from './notebook/jump';
import { NotebookPlace } from './notebook/notebook-place';
import { useNote } from './notebook/use-note';
import { Notice } from './notice';
import { Since } from './since';
import { TalkButton } from './talk/talk-button';
import { TalkPlace } from './talk/talk-place';
import { useTalk } from './talk/use-talk';
import { TimePlace } from './time/time-place';
import { useEvents } from './use-events';
import { useSend } from './use-send';

const Ending = lazy(async () => ({ default: (await import('./ending')).Ending }));
const Resign = lazy(async () => ({ default: (await import('./resign')).Resign }));
const LookingBack = lazy(async () => ({ default: (await import('./history/looking-back')).LookingBack }));

interface Props {
  readonly game: GameAnswer;
  readonly names: Names;
  readonly error: unknown;
  readonly adopt: (answer: GameAnswer) => void;
  readonly look: () => Promise<void>;
}

/** A game that has started: what happened, the board, and in the end the result; or how all that stood at an earlier moment. */
export function Board({ game, names, error, adopt, look }: Props) {
  const events = useEvents(game);
  const words = useMemo(() => wordsOf(game), [game]);
  const { send, resign, sending, notice } = useSend(game, words, adopt);
  const lines = useMemo(() => tellAll(game, events), [game, events]);
  const { id, you, view, version, choices, status } = game;
  const page = `/game/?id=${id}`;
  const sits = you !== undefined;
  const talk = useTalk(game);
  const talkPlace = useRef<HTMLDivElement>(null);
  const timePlace = useRef<HTMLDivElement>(null);
  const notes = useNote(id, sits);
  const notebook = useRef<HTMLDivElement>(null);
  const moment = useMoment(game);
  const { lookBack, cameBy } = useWayBack(moment);
  useArrows((key) => {
    const begins = moment === undefined && key === 'ArrowLeft' && version > START;
    if (begins) goTo(page, { at: version - 1 });
    return begins;
  });

  const board = boards[game.title];
  const Play = plays[game.title];
  if (board === undefined || Play === undefined) return undefined;
  const runs = status === 'running';
  const mayLeave = runs && sits && game.seats[you]?.left === undefined;

  /** What lies beside a board, whichever moment it shows. */
  const beside = (told: readonly Line[], seen: unknown, then?: Moment) => (
    <>
      {sits && (
        <NotebookPlace
          notes={notes}
          groups={board.sheet(seen)}
          words={words}
          names={names}
          ref={notebook}
          onBoard={() => scrollTo({ top: 0 })}
        />
      )}
      {runs && then === undefined && <TimePlace game={game} names={names} adopt={adopt} look={look} ref={timePlace} />}
      {sits && <TalkPlace game={game} names={names} talk={talk} ref={talkPlace} />}
      <Log
        page={page}
        lines={told}
        words={words}
        names={names}
        moment={then}
        meta={then ? undefined : <WaysBack id={id} page={page} latest={told.at(-1)?.version} ref={lookBack} />}
      />
    </>
  );

  return (
    <>
      <Head
        game={game}
        subtitle={sayIn(words, board.subtitle(view, names), names)}
        names={names}
        onTime={mayLeave && moment === undefined ? () => jumpTo(timePlace.current) : undefined}
        tools={
          sits && (
            <>
              <NotebookJump onJump={() => jumpTo(notebook.current)} />
              <TalkButton unread={talk.unread} onPress={() => jumpTo(talkPlace.current)} />
            </>
          )
        }
      />
      <Notice text={notice} error={error} />
      {/* While the reader looks back, what they have prepared lies here untouched. */}
      <Activity mode={moment ? 'hidden' : 'visible'}>
        {mayLeave && <MailStopped />}
        <Since lines={lines} you={you} words={words} names={names} />
        <Suspense fallback={<main className="play" aria-busy="true" />}>
          <Play
            view={view}
            you={you}
            choices={choices}
            draftKey={draftKey(game)}
            names={names}
            log={
              <>
                {beside(lines, view)}
                <RulesLink title={game.title} options={game.options} />
                {mayLeave && (
                  <Suspense>
                    <Resign sending={sending} onResign={() => void resign()} />
                  </Suspense>
                )}
              </>
            }
            send={send}
            sending={sending}
          />
        </Suspense>
        {isOver(status) && (
          <Suspense>
            <Ending game={game} words={words} names={names} look={look} />
          </Suspense>
        )}
      </Activity>
      {moment && (
        <Suspense fallback={<main className="play" aria-busy="true" />}>
          <LookingBack
            game={game}
            page={page}
            moment={moment}
            Play={Play}
            events={events}
            words={words}
            names={names}
            focus={cameBy === 'page'}
            beside={beside}
          />
        </Suspense>
      )}
    </>
  );
}

function jumpTo(part: HTMLElement | null): void {
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** Keeps the reader's place: at the top when they begin to look back, and where they began when they come back. */
function useWayBack(moment: Moment | undefined) {
  const lookBack = useRef<HTMLAnchorElement>(null);
  const [cameBy, setCameBy] = useState<'address' | 'page'>(moment ? 'address' : 'page');
  const was = useRef(moment !== undefined);
  const looks = moment !== undefined;
  useEffect(() => {
    if (was.current === looks) return;
    was.current = looks;
    if (looks) scrollTo({ top: 0 });
    else {
      setCameBy('page');
      lookBack.current?.focus({ preventScroll: true });
    }
  }, [looks]);
  return { lookBack, cameBy };
}
