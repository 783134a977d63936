'use client';

import './time.css';
import type { GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import { Panel } from '@web/components/panel';
import { paceBriefly, paceLines } from '@web/pace/words';
import { Acts } from './acts';
import { Gifts } from './gifts';
import { say } from './say';
import { Standings } from './standings';
import { Until } from './until';

export interface TimeProps {
  readonly game: GameAnswer;
  readonly names: Names;
  /** Takes over the game as an answer has it. */
  readonly adopt: (answer: GameAnswer) => void;
  /** Asks for the game at once. */
  readonly look: () => Promise<void>;
}

/** What was agreed on about time, how the players stand in it, and what those who play may do about it. */
export function Time(props: TimeProps) {
  const { game, names } = props;
  const { pace, rated, you, seats } = game;
  const plays = you !== undefined && seats[you]?.left === undefined;
  return (
    <Panel head={say('time')} meta={paceBriefly(pace)} className="time">
      <details>
        <summary>{say('agreed')}</summary>
        <ul className="meta">
          {paceLines(pace, rated).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <Until game={game} names={names} />
      <Standings game={game} names={names} />
      <Gifts game={game} names={names} />
      {plays && <Acts {...props} you={you} />}
    </Panel>
  );
}
