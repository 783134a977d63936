'use client';

import './you.css';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { Panel } from '@web/components/panel';
import type { Arrival } from '@web/components/sign-in/arrival';
import { Arrived } from '@web/components/sign-in/arrived';
import { WaysOn } from '@web/components/ways-on';
import { say } from '@web/people/say';
import { useVisitor } from '@web/people/visitor';
import { useState } from 'react';
import { Account } from './account';
import { Address } from './address';
import { Devices } from './devices';
import { KeepGames } from './keep-games';
import { Notices } from './notices';
import { OtherDevice } from './other-device';
import { SignOut } from './sign-out';
import { Vacation } from './vacation/vacation';
import { YourData } from './your-data';

/** The reader's account. */
export function You() {
  const visitor = useVisitor();
  const [arrival, setArrival] = useState<Arrival>();
  if (visitor.state !== 'somebody') {
    return (
      <Frame>
        <h1>{say('you')}</h1>
        {visitor.state === 'nobody' && <Nobody />}
      </Frame>
    );
  }

  const { me } = visitor;
  return (
    <Frame>
      <h1>{me.name}</h1>
      {arrival && (
        <section className="panel arrived">
          <Arrived arrival={arrival} heading="h2" onGoOn={() => setArrival(undefined)} />
        </section>
      )}
      {me.guest && <KeepGames onArrived={setArrival} />}
      <Account key={me.id} me={me} />
      {!me.guest && <Address me={me} />}
      <Notices reminder={me.reminder} />
      <Vacation key={`vacation ${me.id}`} me={me} />
      <Panel head={say('devices')}>
        <div className="form">
          <Devices key={me.id} guest={me.guest} />
          <OtherDevice />
          <SignOut guest={me.guest} />
        </div>
      </Panel>
      <YourData />
    </Frame>
  );
}

function Nobody() {
  return (
    <>
      <p>{say('noAccount')}</p>
      <WaysOn to={['newGame', 'openTables']} go="newGame">
        <Link className="btn" href="/sign-in/?to=/you/">
          {say('signIn')}
        </Link>
      </WaysOn>
    </>
  );
}
