import { say } from '@web/words/say';
import type { Metadata } from 'next';
import { SignIn } from './sign-in';

export const metadata: Metadata = { title: say('signIn'), referrer: 'no-referrer', robots: 'noindex' };

export default function Page() {
  return <SignIn />;
}
