import './page.css';
import type { ReactNode } from 'react';
import { Tabs } from './tabs';
import { Top } from './top';

interface Props {
  /** The page's layout: `page` for words and forms. */
  readonly className?: string;
  readonly waiting?: number;
  readonly children: ReactNode;
}

/** Every page but a game: masthead, the page, and the tab bar of phones. */
export function Frame({ className = 'page', waiting = 0, children }: Props) {
  return (
    <>
      <Top />
      <main className={className}>{children}</main>
      <Tabs waiting={waiting} />
    </>
  );
}
