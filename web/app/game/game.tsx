'use client';

import './game.css';
import '@web/components/letter.css';
import '@web/components/page.css';
import '@web/components/play.css';
import type { GameAnswer } from '@shared/api/games';
import { Refused } from '@web/api/answer';
import { Frame } from '@web/components/frame';
import { Trouble } from '@web/components/trouble';
import { WaysOn } from '@web/components/ways-on';
import { namesOf } from '@web/games/names';
import { describeOptions } from '@web/games/title';
import { say } from '@web/words/say';
import { useSearchParams } from 'next/navigation';
import { lazy, Suspense, useMemo } from 'react';
import { Board } from './board';
import { Head } from './head';
import { isOver } from './is-over';
import { News } from './news';
import { Notice } from './notice';
import { useGame } from './use-game';

import { useStanding } from './use-standing';

const Waiting = lazy(async () => ({ default: (await import('./table/waiting')).Waiting }));

/** One game, from the open table to the result. */
export function Game() {
  const id = useSearchParams().get('id') ?? '';
  return /^[A-Za-z0-9_-]{22}$/.test(id) ? <Watched key={id} id={id} /> : <Missing />;
}

function Watched({ id }: { readonly id: string }) {
  const { game, missing, error, adopt, look } = useGame(id);
  const seats = game?.seats;
  const names = useMemo(() => namesOf(seats ?? []), [seats]);
  useStanding(game, missing && game !== undefined);
  if (missing && game === undefined) return <Missing />;
  if (game === undefined) return error instanceof Refused ? <Failed error={error} /> : <div className="game" aria-busy="true" />;

  if (game.status === 'running' || isOver(game.status)) {
    return (
      <div className="game">
        <Board game={game} names={names} error={error} adopt={adopt} look={look} />
        <News game={game} names={names} />
      </div>
    );
  }
  return (
    <div className="game">
      <Head game={game} subtitle={describeOptions(game.title, game.options)} names={names} />
      <Notice text={undefined} error={error} />
      {game.status === 'open' ? (
        <Suspense fallback={<main className="page" aria-busy="true" />}>
          <Waiting game={game} look={look} />
        </Suspense>
      ) : (
        <Cancelled why={game.why} />
      )}
      <News game={game} names={names} />
    </div>
  );
}

function Failed({ error }: { readonly error: unknown }) {
  return (
    <Frame>
      <Trouble error={error} />
    </Frame>
  );
}

function Missing() {
  return (
    <Frame>
      <div>
        <h1>{say('noGame')}</h1>
        <p className="lead">{say('noGameLead')}</p>
      </div>
      <WaysOn to={['newGame', 'myGames']} go="newGame" />
    </Frame>
  );
}

function Cancelled({ why }: Pick<GameAnswer, 'why'>) {
  return (
    <main className="page">
      <div>
        <h2>{say(why === 'expired' ? 'closed.expired' : 'closed.cancelled')}</h2>
        <p className="lead">{say(why === undefined ? 'closed.cancelledLead' : `why.${why}`)}</p>
      </div>
      <WaysOn to={['newGame', 'myGames']} go="newGame" />
    </main>
  );
}
