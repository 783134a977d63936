import { say } from '@web/people/say';
import type { Metadata } from 'next';
import { Confirm } from './confirm';

export const metadata: Metadata = { title: say('confirmAddress'), referrer: 'no-referrer', robots: 'noindex' };

export default function Page() {
  return <Confirm />;
}
