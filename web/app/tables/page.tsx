import { say } from '@web/words/say';
import type { Metadata } from 'next';
import { Tables } from './tables';

export const metadata: Metadata = { title: say('openTables') };

export default function Page() {
  return <Tables />;
}
