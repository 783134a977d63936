'use client';

import './banner.css';
import { type Banner, lower, onBanner, topBanner } from '@web/banners/banners';
import { watchConnection } from '@web/banners/connection';
import { acceptSignedOut } from '@web/people/visitor';
import { signInFrom } from '@web/people/way-back';
import { say } from '@web/words/say';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import { Link } from './link';
import { SECTIONS } from './sections';

/** What the reader has lost or has to do: it interrupts those who listen. */
const ALERTS: readonly Banner[] = ['signedOut', 'gone', 'unseated'];

/** What goes by itself, or has to be done, stays. */
const STAYING: readonly Banner[] = ['offline', 'away'];

/** The state of the page itself, above whatever it shows: one line, and what to do. */
export function Banners() {
  const banner = useSyncExternalStore(onBanner, topBanner, () => undefined);
  useEffect(() => watchConnection(process.env.NEXT_PUBLIC_RELEASE), []);
  const isAlert = banner !== undefined && ALERTS.includes(banner);
  return (
    <section
      className={banner === undefined ? 'banner' : `banner on ${banner}`}
      aria-label={banner === undefined ? undefined : say('banner.about')}
    >
      <div role="status">{banner !== undefined && !isAlert && <p>{say(`banner.${banner}`)}</p>}</div>
      <div role="alert">{isAlert && <p>{say(`banner.${banner}`)}</p>}</div>
      {banner !== undefined && (
        <div className="acts">
          <WhatToDo banner={banner} />
          {!STAYING.includes(banner) && (
            <button type="button" className="icon-btn" aria-label={say('close')} onClick={() => dismiss(banner)}>
              <Icon name="x" />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

function WhatToDo({ banner }: { readonly banner: Banner }) {
  switch (banner) {
    case 'signedOut':
      return (
        // The page is left for good: what it shows is nobody's any more.
        <a className="btn" href={signInFrom(location.pathname + location.search + location.hash)}>
          {say('signIn')}
        </a>
      );
    case 'renewed':
      return (
        <button type="button" className="btn" onClick={() => location.reload()}>
          {say('reload')}
        </button>
      );
    case 'gone':
    case 'unseated':
      return (
        <Link className="btn" href={SECTIONS.myGames}>
          {say('myGames')}
        </Link>
      );
    case 'offline':
    case 'away':
    case 'stale':
      return undefined;
  }
}

function dismiss(banner: Banner): void {
  if (banner === 'signedOut') acceptSignedOut();
  else lower(banner);
}
