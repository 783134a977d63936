'use client';

import { Frame } from '@web/components/frame';
import { WaysOn } from '@web/components/ways-on';
import { useVisitor } from '@web/people/visitor';
import { say } from '@web/words/say';
import { Account } from './account';
import { SignOut } from './sign-out';

/** The reader's account. */
export function You() {
  const visitor = useVisitor();
  return (
    <Frame>
      <h1>{visitor.state === 'somebody' ? visitor.me.name : say('you')}</h1>
      {visitor.state === 'somebody' && (
        <>
          <Account me={visitor.me} />
          <SignOut guest={visitor.me.guest} />
        </>
      )}
      {visitor.state === 'nobody' && (
        <>
          <p>{say('noAccount')}</p>
          <WaysOn to={['newGame', 'openTables']} go="newGame" />
        </>
      )}
    </Frame>
  );
}
