'use client';

import '@web/components/top.css';
import { Icon } from '@web/components/icon';
import { Link } from '@web/components/link';
import { Nav } from '@web/components/nav';
import { titleName } from '@web/games/title';
import { useZone } from '@web/people/visitor';
import { say } from '@web/records/say';
import { when } from '@web/records/when';
import type { Shown } from '@web/records/with-record';

/** The head of a game on record: the way home, what it is, and when it was over. */
export function Head({ record, subtitle }: Shown & { readonly subtitle: string }) {
  const zone = useZone();
  const last = record.moves.at(-1);
  return (
    <header className="top">
      <Link className="icon-btn back" href="/" aria-label={say('backHome')}>
        <Icon name="back" />
      </Link>
      <div className="game-title">
        <h1>{titleName(record.title)}</h1>
        <p>{subtitle}</p>
      </div>
      <Nav />
      <p className="due push">
        <span className="quiet">{say('onRecord')}</span>
        {last && <span className="long">{say('overSince', { when: when(last.at, zone) })}</span>}
      </p>
    </header>
  );
}
