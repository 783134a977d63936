'use client';

import { Frame } from '@web/components/frame';
import { type Arrival, isNoteworthy } from '@web/components/sign-in/arrival';
import { Arrived } from '@web/components/sign-in/arrived';
import { useLinkToken } from '@web/people/use-link-token';
import { useVisitor } from '@web/people/visitor';
import { wayBack } from '@web/people/way-back';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Already } from './already';
import { ByLink } from './by-link';
import { WaysIn } from './ways-in';

/** Signing in: by the link of a mail, by its code, or by a code from another device. */
export function SignIn() {
  const router = useRouter();
  const visitor = useVisitor();
  const link = useLinkToken();
  const [arrival, setArrival] = useState<Arrival>();

  const goOn = (): void => router.replace(wayBack(location.search, location.origin));
  const arrived = (how: Arrival): void => {
    if (isNoteworthy(how)) setArrival(how);
    else goOn();
  };

  if (link === 'asking' || visitor.state === 'asking') {
    return (
      <Frame>
        <div aria-busy="true" />
      </Frame>
    );
  }
  if (arrival) {
    return (
      <Frame>
        <Arrived arrival={arrival} onGoOn={goOn} />
      </Frame>
    );
  }
  const me = visitor.state === 'somebody' ? visitor.me : undefined;
  return (
    <Frame>
      {link !== undefined ? (
        <ByLink key={link === 'broken' ? link : link.token} link={link} me={me} onArrived={arrived} />
      ) : me && !me.guest ? (
        <Already name={me.name} onGoOn={goOn} />
      ) : (
        <WaysIn onArrived={arrived} />
      )}
    </Frame>
  );
}
