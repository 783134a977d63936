'use client';

import { Panel } from '@web/components/panel';
import { say } from '@web/words/say';
import { lazy, type Ref, Suspense } from 'react';
import type { TimeProps } from './time';

const Time = lazy(async () => ({ default: (await import('./time')).Time }));

interface Props extends TimeProps {
  /** Where a jump from the head lands. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Where the time of a game stands beside the board: its own part of the page comes after the board. */
export function TimePlace({ ref, ...props }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className="time-place">
      <Suspense
        fallback={
          <Panel head={say('time')}>
            <div aria-busy="true" />
          </Panel>
        }
      >
        <Time {...props} />
      </Suspense>
    </div>
  );
}
