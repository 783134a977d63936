'use client';

import { Panel } from '@web/components/panel';
import { say } from '@web/words/say';
import { lazy, Suspense } from 'react';
import type { NotebookProps } from './notebook';

const Notebook = lazy(async () => ({ default: (await import('./notebook')).Notebook }));

/** Where the notebook lies beside the board: its own part of the page comes after the board. */
export function NotebookPlace(props: NotebookProps) {
  return (
    <Suspense
      fallback={
        <Panel head={say('notebook')}>
          <div aria-busy="true" />
        </Panel>
      }
    >
      <Notebook {...props} />
    </Suspense>
  );
}
