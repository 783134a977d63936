'use client';

import { say } from '@web/words/say';
import { usePathname } from 'next/navigation';
import { Link } from './link';

/** The site's sections, where there is room for them. */
export function Nav() {
  const here = usePathname();
  return (
    <nav aria-label={say('nav')}>
      <Link href="/" aria-current={here === '/' ? 'page' : undefined}>
        {say('myGames')}
      </Link>
      <Link href="/tables/" aria-current={here === '/tables/' ? 'page' : undefined}>
        {say('openTables')}
      </Link>
      <Link href="/new/" aria-current={here === '/new/' ? 'page' : undefined}>
        {say('newGame')}
      </Link>
    </nav>
  );
}
