'use client';

import '@web/components/play.css';
import type { Viewer } from '@shared/game';
import { say as sayIn } from '@shared/words/say';
import { boards } from '@web/boards';
import { plays } from '@web/boards/plays';
import { Link } from '@web/components/link';
import { Eyes } from '@web/history/eyes';
import { goTo } from '@web/history/go';
import { wordsOf } from '@web/history/line';
import { Log } from '@web/history/log';
import { type Moment, momentIn, START } from '@web/history/moment';
import { Moments } from '@web/history/moments';
import { usePointer } from '@web/history/use-pointer';
import { About } from '@web/records/about';
import { linesOf } from '@web/records/lines';
import { namesOf } from '@web/records/names';
import { say } from '@web/records/say';
import type { Shown } from '@web/records/with-record';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { Head } from './head';

interface Props extends Shown {
  /** By version, the start first. */
  readonly states: readonly unknown[];
}

/** A whole game played through again in the page, move by move and through any eyes. */
export function Playback({ states, ...shown }: Props) {
  const { game, record, id, close } = shown;
  const page = id === undefined ? '/record/' : `/record/?id=${id}`;
  const latest = states.length;
  const moment = useMoment(latest, record.seats.length);
  const [at, move] = usePointer(page, moment);
  const { as } = moment;
  const viewer: Viewer = as ?? 'spectator';

  const names = useMemo(() => namesOf(record), [record]);
  const words = useMemo(() => wordsOf(record), [record]);
  const view = useMemo(() => game.title.view(states[at - 1], viewer), [game, states, at, viewer]);
  const lines = useMemo(() => linesOf({ game, record }, viewer), [game, record, viewer]);
  const then = useMemo(() => lines.filter(({ version }) => version === at), [lines, at]);
  const until = useMemo(() => lines.filter(({ version }) => version <= at), [lines, at]);
  const board = boards[record.title];
  const Play = plays[record.title];
  if (board === undefined || Play === undefined) return undefined;

  return (
    <div className="game">
      <Head {...shown} subtitle={sayIn(words, board.subtitle(view, names), names)} />
      <Moments
        Play={Play}
        view={view}
        you={typeof as === 'number' ? as : undefined}
        as={as}
        then={then}
        words={words}
        names={names}
        at={at}
        latest={latest}
        focus={close !== undefined}
        onMove={move}
        beside={
          <>
            <About {...shown} />
            <Log page={page} lines={until} words={words} names={names} moment={{ ...moment, at }} />
          </>
        }
      >
        <Eyes
          seats={record.seats.length}
          you={undefined}
          names={names}
          value={as}
          onChange={(next) => goTo(page, { at, ...(next === undefined ? {} : { as: next }) })}
        />
        {close === undefined ? (
          <Link className="btn now" href={`/game/?id=${id}`}>
            {say('toGame')}
          </Link>
        ) : (
          <button
            type="button"
            className="btn now"
            onClick={() => {
              goTo(page);
              close();
            }}
          >
            {say('closeRecord')}
          </button>
        )}
      </Moments>
    </div>
  );
}

/** The moment that the address names, or the start. */
function useMoment(latest: number, seats: number): Moment {
  const query = useSearchParams();
  return useMemo(() => {
    const { at, as } = momentIn(query, latest, true) ?? { at: START };
    return as === undefined || (typeof as === 'number' && as >= seats) ? { at } : { at, as };
  }, [query, latest, seats]);
}
