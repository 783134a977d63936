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
import { type ReactNode, useState } from 'react';
import { ByClock } from './by-clock';
import type { Line } from './line';
import type { Moment } from './moment';
import { MomentLink } from './moment-link';
import { Sign } from './sign';

interface Props {
  /** The address of the page that shows the moments of this game; undefined: none does. */
  readonly page: string | undefined;
  readonly lines: readonly Line[];
  readonly words: Catalogue;
  readonly names: Names;
  /** Where the reader looks back to; undefined: the game is shown as it is now. */
  readonly moment: Moment | undefined;
  /** Beside the head. */
  readonly meta?: ReactNode;
}

/** How many lines are shown before the reader asks for all. */
const SHORT = 24;

/** What happened, newest first. Each line leads to the game as it was just then. */
export function Log({ page, lines, words, names, moment, meta }: Props) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? lines : lines.slice(-SHORT);

  return (
    <Panel head={say('log')} meta={meta} className="log">
      <ol>
        {shown.toReversed().map((line) => {
          const here = line.version === moment?.at;
          const told = (
            <>
              <Told words={words} sentence={line.sentence} names={names} />
              {line.auto && line.first && <ByClock />}
            </>
          );
          return (
            <Entry key={line.key} line={line} here={here} names={names}>
              {page === undefined ? (
                <span>{told}</span>
              ) : (
                <MomentLink page={page} moment={{ ...moment, at: line.version }} current={here}>
                  {told}
                </MomentLink>
              )}
            </Entry>
          );
        })}
      </ol>
      {shown.length < lines.length && (
        <button type="button" className="btn quiet" onClick={() => setWhole(true)}>
          {say('wholeGame')}
        </button>
      )}
    </Panel>
  );
}

interface EntryProps {
  readonly line: Line;
  /** The reader looks back to just then. */
  readonly here: boolean;
  readonly names: Names;
  /** The line itself, in words. */
  readonly children: ReactNode;
}

function Entry({ line, here, names, children }: EntryProps) {
  const now = useNow();
  const zone = useZone();
  if (line.head) return <li className={here ? 'mark caps here' : 'mark caps'}>{children}</li>;
  return (
    <li className={here ? 'here' : undefined}>
      <Sign line={line} names={names} />
      {children}
      <time dateTime={new Date(line.at).toISOString()}>{briefly(line.at, now, zone)}</time>
    </li>
  );
}
