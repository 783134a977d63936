import { say } from '@web/records/say';
import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Check } from './check';

export const metadata: Metadata = { title: say('checkGame') };

export default function Page() {
  return (
    <Suspense>
      <Check />
    </Suspense>
  );
}
