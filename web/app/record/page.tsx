import { say } from '@web/records/say';
import type { Metadata } from 'next';
import { Suspense } from 'react';
import { OnRecord } from './on-record';

export const metadata: Metadata = { title: say('recordOf') };

export default function Page() {
  return (
    <Suspense>
      <OnRecord />
    </Suspense>
  );
}
