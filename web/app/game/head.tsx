'use client';

import '@web/components/top.css';
import type { GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import { Icon } from '@web/components/icon';
import { Link } from '@web/components/link';
import { Nav } from '@web/components/nav';
import { titleName } from '@web/games/title';
import { say } from '@web/words/say';
import type { ReactNode } from 'react';
import { Due } from './due';

interface Props {
  readonly game: GameAnswer;
  readonly subtitle: string;
  readonly names: Names;
  /** Ways to what lies further down, at the right end. */
  readonly tools?: ReactNode;
  /** Leads to what may be done about time. */
  readonly onTime?: (() => void) | undefined;
}

/** The head of a game: the way back, what it is, whose turn it is, and how much time is left. */
export function Head({ game, subtitle, names, tools, onTime }: Props) {
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
      <Due game={game} names={names} onPress={onTime} />
      {tools}
    </header>
  );
}
