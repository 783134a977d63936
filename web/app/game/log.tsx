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
import { type ReactNode, type Ref, useState } from 'react';
import { type Moment, START } from './history/moment';
import { MomentLink } from './history/moment-link';
import type { Line } from './line';
import { Sign } from './sign';

interface Props {
  readonly id: string;
  readonly lines: readonly Line[];
  readonly words: Catalogue;
  readonly names: Names;
  /** Where the reader looks back to; undefined: the game is shown as it is now. */
  readonly moment: Moment | undefined;
  /** The way to look back. */
  readonly ref: Ref<HTMLAnchorElement>;
}

/** How many lines are shown before the reader asks for all. */
const SHORT = 24;

/** What happened, newest first. Each line leads to the game as it was just then. */
export function Log({ id, lines, words, names, moment, ref }: Props) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? lines : lines.slice(-SHORT);

  const before = Math.max(START, (lines.at(-1)?.version ?? START) - 1);
  const lookBack = (
    <MomentLink id={id} moment={{ at: before }} ref={ref}>
      {say('lookBack')}
    </MomentLink>
  );

  return (
    <Panel head={say('log')} meta={moment ? undefined : lookBack} className="log">
      <ol>
        {shown.toReversed().map((line) => (
          <Entry key={line.key} line={line} here={line.version === moment?.at} names={names}>
            <MomentLink id={id} moment={{ ...moment, at: line.version }} current={line.version === moment?.at}>
              <Told words={words} sentence={line.sentence} names={names} />
            </MomentLink>
          </Entry>
        ))}
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
