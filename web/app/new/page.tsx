import { say } from '@web/words/say';
import type { Metadata } from 'next';
import { NewGame } from './new-game';

export const metadata: Metadata = { title: say('newGame') };

export default function Page() {
  return <NewGame />;
}
