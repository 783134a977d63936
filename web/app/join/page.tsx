import { say } from '@web/words/say';
import type { Metadata } from 'next';
import { Join } from './join';

export const metadata: Metadata = { title: say('joinTable') };

export default function Page() {
  return <Join />;
}
