'use client';

import { Panel } from '@web/components/panel';
import { say } from '@web/words/say';
import { lazy, type Ref, Suspense } from 'react';
import type { NotebookProps } from './notebook';
import type { Notes } from './use-note';

const Notebook = lazy(async () => ({ default: (await import('./notebook')).Notebook }));

interface Props extends Omit<NotebookProps, 'notes'> {
  /** Undefined until it has been opened. */
  readonly notes: Notes | undefined;
  /** Where a jump from the board lands. */
  readonly ref: Ref<HTMLDivElement>;
}

/** Where the notebook lies beside the board: its own part of the page comes after the board. */
export function NotebookPlace({ notes, ref, ...props }: Props) {
  const opening = (
    <Panel head={say('notebook')} meta={say('notebook.reading')}>
      <div aria-busy="true" />
    </Panel>
  );
  return (
    <div ref={ref} tabIndex={-1} className="notebook">
      <Suspense fallback={opening}>{notes ? <Notebook notes={notes} {...props} /> : opening}</Suspense>
    </div>
  );
}
