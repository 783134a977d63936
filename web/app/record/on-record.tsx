'use client';

import '@web/components/page.css';
import { Frame } from '@web/components/frame';
import { say } from '@web/records/say';
import { WithRecord } from '@web/records/with-record';
import { lazy, Suspense } from 'react';

const Sheet = lazy(async () => ({ default: (await import('./sheet')).Sheet }));

/** A game on record: played through again, or, while it runs, read. */
export function OnRecord() {
  return (
    <WithRecord head="openRecord" lead="openRecordLead">
      {(shown) => (
        <Suspense fallback={<Coming />}>
          <Sheet {...shown} />
        </Suspense>
      )}
    </WithRecord>
  );
}

function Coming() {
  return (
    <Frame>
      <h1>{say('recordOf')}</h1>
    </Frame>
  );
}
