'use client';

import './log.css';
import type { Names } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import { useNow } from '@web/clock/use-now';
import { briefly } from '@web/clock/words';
import { Panel } from '@web/components/panel';
import { Told } from '@web/components/told';
import { useZone } from '@web/people/visitor';
import { say } from '@web/words/say';
import { useState } from 'react';
import type { Line } from './line';
import { Sign } from './sign';

interface Props {
  readonly lines: readonly Line[];
  readonly words: Catalogue;
  readonly names: Names;
}

/** How many lines are shown before the reader asks for all. */
const SHORT = 24;

/** What happened, newest first. */
export function Log({ lines, words, names }: Props) {
  const now = useNow();
  const zone = useZone();
  const [whole, setWhole] = useState(false);
  const shown = whole ? lines : lines.slice(-SHORT);

  return (
    <Panel head={say('log')} className="log">
      <ol>
        {shown.toReversed().map((line) =>
          line.head ? (
            <li key={line.key} className="mark caps">
              <span>
                <Told words={words} sentence={line.sentence} names={names} />
              </span>
            </li>
          ) : (
            <li key={line.key}>
              <Sign line={line} names={names} />
              <span>
                <Told words={words} sentence={line.sentence} names={names} />
              </span>
              <time dateTime={new Date(line.at).toISOString()}>{briefly(line.at, now, zone)}</time>
            </li>
          ),
        )}
      </ol>
      {shown.length < lines.length && (
        <button type="button" className="btn quiet" onClick={() => setWhole(true)}>
          {say('wholeGame')}
        </button>
      )}
    </Panel>
  );
}
