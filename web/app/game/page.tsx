import { say } from '@web/words/say';
import type { Metadata } from 'next';
import { Suspense } from 'react';
import { Game } from './game';

export const metadata: Metadata = { title: say('game') };

export default function Page() {
  return (
    <Suspense>
      <Game />
    </Suspense>
  );
}
