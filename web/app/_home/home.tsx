'use client';

import './home.css';
import '@web/components/letter.css';
import { Frame } from '@web/components/frame';
import { useVisitor } from '@web/people/visitor';
import { Games } from './games';
import { Welcome } from './welcome';

/** The first page: a player's games, or what Casebook is. */
export function Home() {
  const { state } = useVisitor();
  if (state === 'somebody') return <Games />;
  if (state === 'nobody') return <Welcome />;
  return (
    <Frame>
      <div aria-busy="true" />
    </Frame>
  );
}
