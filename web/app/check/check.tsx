'use client';

import '@web/components/page.css';
import { Frame } from '@web/components/frame';
import { say } from '@web/records/say';
import { WithRecord } from '@web/records/with-record';
import { lazy, Suspense } from 'react';
import { Checking } from './checking';

const Report = lazy(async () => ({ default: (await import('./report')).Report }));
const Later = lazy(async () => ({ default: (await import('./later')).Later }));

/** Whether a game was fair: its draws made again, its moves played again. */
export function Check() {
  return (
    <WithRecord head="checkGame" lead="checkLead">
      {(shown) => (
        <Frame className="page check">
          <h1>{say('checkGame')}</h1>
          <Suspense fallback={<Checking />}>
            {shown.record.sight === undefined ? <Report {...shown} /> : <Later {...shown} />}
          </Suspense>
        </Frame>
      )}
    </WithRecord>
  );
}
