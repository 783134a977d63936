'use client';

import './top.css';
import { useVisitor } from '@web/people/visitor';
import { say } from '@web/words/say';
import { Icon } from './icon';
import { Link } from './link';
import { Nav } from './nav';
import { initial } from './who';

/** The masthead of every page but a game. */
export function Top() {
  const visitor = useVisitor();
  return (
    <header className="top">
      <Link className="brand" href="/">
        <Icon name="brand" />
        {say('casebook')}
      </Link>
      <Nav />
      {visitor.state === 'somebody' && (
        <Link className="who p2 push account" href="/you/" aria-label={say('account', { name: visitor.me.name })}>
          {initial(0, () => visitor.me.name)}
        </Link>
      )}
      {visitor.state === 'nobody' && (
        <Link className="push enter" href="/sign-in/">
          {say('signIn')}
        </Link>
      )}
    </header>
  );
}
