'use client';

import type { ListedGame } from '@shared/api/games';
import { isShort } from '@web/clock/left';
import { turnClock } from '@web/clock/turn-clock';
import { useLeft } from '@web/clock/use-left';
import { fully, lastDay } from '@web/clock/words';
import { Link } from '@web/components/link';
import { Scene, Thumb } from '@web/components/picture';
import { others } from '@web/games/names';
import { describeOptions, titleName } from '@web/games/title';
import { Countdown, Rest, Wait } from './postmark';
import { say } from './say';

interface Props {
  readonly game: ListedGame;
  readonly now: number;
  readonly zone: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** A game that waits for the reader. */
export function Letter({ game, now, zone }: Props) {
  const { mark, isSoon, isLittle } = useUrgency(game, now);
  return (
    <li className={`letter${isSoon ? ' soon' : ''}${isLittle ? ' airmail' : ''}`}>
      <div>
        <Head game={game} />
        <p className="meta">{due(game, now, zone)}</p>
      </div>
      <div className="post">
        <div className="stamp">
          <span>
            <Thumb title={game.title} />
          </span>
        </div>
        {mark}
      </div>
    </li>
  );
}

/** The game to answer first: a picture postcard. */
export function FirstLetter({ game, now, zone }: Props) {
  const { mark, isSoon } = useUrgency(game, now);
  return (
    <li className={isSoon ? 'letter first soon airmail' : 'letter first soon'}>
      <div className="picture">
        <Scene title={game.title} />
      </div>
      <div className="say">
        <div>
          <Head game={game} />
        </div>
        <div className="post">{mark}</div>
        <p className="news">{yourTurn(game, now, zone)}</p>
        <span className="btn go" aria-hidden="true">
          {say('takeTurn')}
        </span>
      </div>
    </li>
  );
}

function Head({ game }: { readonly game: ListedGame }) {
  return (
    <>
      <p className="caps">{titleName(game.title)}</p>
      <h2>
        <Link href={`/game/?id=${game.id}`}>{others(game.seats, game.you)}</Link>
      </h2>
      <p className="meta">{describeOptions(game.title, game.options)}</p>
    </>
  );
}

/** The postmark of a letter, and whether it is to be answered soon: little time is left, or, without a clock, it has lain there for a day. */
function useUrgency(game: ListedGame, now: number) {
  const clock = turnClock(game, now);
  const left = useLeft(clock.state === 'running' ? clock.deadline : undefined);
  if (clock.state === 'running' && left !== undefined) {
    const isLittle = isShort(left, clock.time);
    return { mark: <Countdown left={left} time={clock.time} />, isSoon: isLittle, isLittle };
  }
  if (clock.state === 'paused' || clock.state === 'away') {
    return { mark: <Rest state={clock.state} />, isSoon: false, isLittle: false };
  }
  const wait = Math.max(0, now - begun(game));
  return { mark: <Wait wait={wait} />, isSoon: wait > DAY, isLittle: false };
}

/** Below the head of a letter. */
function due(game: ListedGame, now: number, zone: string): string {
  const clock = turnClock(game, now);
  switch (clock.state) {
    case 'running':
      return say('dueAt', { when: fully(clock.deadline, now, zone) });
    case 'paused':
      return say('pausedUntil', { day: lastDay(clock.until, now, zone) });
    case 'away':
      return say('yourVacation');
    case 'none':
      return say('since', { when: fully(begun(game), now, zone) });
  }
}

/** The same in a sentence. */
function yourTurn(game: ListedGame, now: number, zone: string): string {
  const clock = turnClock(game, now);
  switch (clock.state) {
    case 'running':
      return say('yourTurnUntil', { when: fully(clock.deadline, now, zone) });
    case 'paused':
      return say('yourTurnPaused', { day: lastDay(clock.until, now, zone) });
    case 'away':
      return say('yourTurnAway');
    case 'none':
      return say('yourTurnSince', { when: fully(begun(game), now, zone) });
  }
}

function begun({ turn, updated }: ListedGame): number {
  return turn?.since ?? updated;
}
