'use client';

import './terms.css';
import type { GameAnswer } from '@shared/api/games';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Panel } from '@web/components/panel';
import { useZone } from '@web/people/visitor';
import { say } from '@web/words/say';
import { paceLines } from './words';

/** What a table agrees on about time, to be read before one sits down; and when it is closed if it does not fill. */
export function Terms({ game: { pace, rated, expires } }: { readonly game: Pick<GameAnswer, 'pace' | 'rated' | 'expires'> }) {
  const now = useNow();
  const zone = useZone();
  return (
    <Panel head={say('time')}>
      <ul className="terms">
        {paceLines(pace, rated).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {expires !== undefined && now > 0 && <p className="meta expires">{say('closesAt', { when: fully(expires, now, zone) })}</p>}
    </Panel>
  );
}
