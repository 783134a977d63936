import { say } from '@web/words/say';
import type { Metadata } from 'next';
import { Notices } from './notices';

export const metadata: Metadata = { title: say('notices') };

export default function Page() {
  return <Notices />;
}
