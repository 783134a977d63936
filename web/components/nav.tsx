'use client';

import { say } from '@web/words/say';
import { usePathname } from 'next/navigation';
import { Link } from './link';
import { SECTIONS, type Section } from './sections';

const ORDER: readonly Section[] = ['myGames', 'openTables', 'newGame', 'rules'];

/** The site's sections, where there is room for them. */
export function Nav() {
  const here = usePathname();
  return (
    <nav aria-label={say('nav')}>
      {ORDER.map((section) => (
        <Link key={section} href={SECTIONS[section]} aria-current={here === SECTIONS[section] ? 'page' : undefined}>
          {say(section)}
        </Link>
      ))}
    </nav>
  );
}
