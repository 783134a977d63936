'use client';

import './tabs.css';
import { type Code, say } from '@web/words/say';
import { usePathname } from 'next/navigation';
import { Icon, type IconName } from './icon';
import { Link } from './link';
import { SECTIONS } from './sections';

const TABS: readonly { readonly href: string; readonly icon: IconName; readonly words: Code }[] = [
  { href: SECTIONS.myGames, icon: 'home', words: 'myGames' },
  { href: SECTIONS.openTables, icon: 'table', words: 'tables' },
  { href: SECTIONS.newGame, icon: 'plus', words: 'newGame' },
  { href: '/you/', icon: 'user', words: 'you' },
];

/** The site's sections on a phone. `waiting`: how many games wait for the reader. */
export function Tabs({ waiting = 0 }: { readonly waiting?: number }) {
  const here = usePathname();
  return (
    <nav className="tabs" aria-label={say('nav')}>
      {TABS.map(({ href, icon, words }) => (
        <Link key={href} href={href} aria-current={here === href ? 'page' : undefined}>
          <Icon name={icon} />
          {href === SECTIONS.myGames && waiting > 0 && (
            <span className="dot" aria-hidden="true">
              {waiting}
            </span>
          )}
          {say(words)}
        </Link>
      ))}
    </nav>
  );
}
