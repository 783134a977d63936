import type { Metadata } from 'next';
import { say } from './say';
import { Unsubscribe } from './unsubscribe';

export const metadata: Metadata = { title: say('stopMails'), referrer: 'no-referrer', robots: 'noindex' };

export default function Page() {
  return <Unsubscribe />;
}
