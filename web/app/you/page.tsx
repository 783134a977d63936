import { say } from '@web/words/say';
import type { Metadata } from 'next';
import { You } from './you';

export const metadata: Metadata = { title: say('you') };

export default function Page() {
  return <You />;
}
