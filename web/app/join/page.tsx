import type { Metadata } from 'next';
import { Join } from './join';
import { say } from './say';

export const metadata: Metadata = { title: say('joinTable') };

export default function Page() {
  return <Join />;
}
