import { say } from '@web/words/say';
import type { Metadata } from 'next';
import { Home } from './_home/home';

export const metadata: Metadata = { title: { absolute: say('casebook') } };

export default function Page() {
  return <Home />;
}
