'use client';

import '@web/components/top.css';
import type { GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Icon } from '@web/components/icon';
import { Link } from '@web/components/link';
import { Nav } from '@web/components/nav';
import { Who } from '@web/components/who';
import { titleName } from '@web/games/title';
import { useZone } from '@web/people/visitor';
import { say } from '@web/words/say';
import type { ReactNode } from 'react';

interface Props {
  readonly game: GameAnswer;
  readonly subtitle: string;
  readonly names: Names;
  /** Ways to what lies further down, at the right end. */
  readonly tools?: ReactNode;
}

/** The head of a game: the way back, what it is, whose turn it is. */
export function Head({ game, subtitle, names, tools }: Props) {
  return (
    <header className="top">
      <Link className="icon-btn back" href="/" aria-label={say('backHome')}>
        <Icon name="back" />
      </Link>
      <div className="game-title">
        <h1>{titleName(game.title)}</h1>
        <p>{subtitle}</p>
      </div>
      <Nav />
      <Due game={game} names={names} />
      {tools}
    </header>
  );
}

function Due({ game: { status, turn, you, updated }, names }: Pick<Props, 'game' | 'names'>) {
  const now = useNow();
  const zone = useZone();
  if (turn === undefined) {
    return (
      <p className="due push">
        <span className="quiet">{say(status === 'open' ? 'tableOpen' : status === 'cancelled' ? 'cancelled' : 'over')}</span>
        {status === 'finished' && <span className="long">{say('overSince', { when: fully(updated, now, zone) })}</span>}
      </p>
    );
  }
  return (
    <p className="due push">
      {turn.seat === you ? <Icon name="clock" /> : <Who seat={turn.seat} names={names} />}
      <span className={turn.seat === you ? undefined : 'quiet'}>
        {turn.seat === you ? say('yourTurn') : say('toMove', { name: names(turn.seat) })}
      </span>
      <span className="long">{say('sinceAfter', { when: fully(turn.since, now, zone) })}</span>
    </p>
  );
}
