'use client';

import type { GameAnswer } from '@shared/api/games';
import type { Names } from '@shared/words/say';
import { Panel } from '@web/components/panel';
import { say } from '@web/words/say';
import { lazy, type Ref, Suspense } from 'react';
import type { TableTalk } from './use-talk';

const Talk = lazy(async () => ({ default: (await import('./talk')).Talk }));

export interface TalkProps {
  readonly game: GameAnswer;
  readonly names: Names;
  readonly talk: TableTalk;
}

interface Props extends TalkProps {
  readonly ref?: Ref<HTMLDivElement>;
}

/** Where the talk of a table stands on a page: its panel comes after the page. */
export function TalkPlace({ ref, ...props }: Props) {
  return (
    <div className="talk-place" ref={ref} tabIndex={-1}>
      <Suspense
        fallback={
          <Panel head={say('talk')}>
            <div aria-busy="true" />
          </Panel>
        }
      >
        <Talk {...props} />
      </Suspense>
    </div>
  );
}
