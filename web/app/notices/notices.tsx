'use client';

import '@web/components/form.css';
import './notices.css';
import type { Me } from '@shared/api/people';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { Trouble } from '@web/components/trouble';
import { useVisitor } from '@web/people/visitor';
import { Channels } from './channels/channels';
import { Hours } from './hours';
import { Kinds } from './kinds/kinds';
import { Lead } from './lead';
import { say } from './say';
import { useNotices } from './use-notices';

/** What the reader is told when they are not here, by what, and when. docs/notices.md */
export function Notices() {
  const visitor = useVisitor();
  return (
    <Frame className="page notices">
      {visitor.state === 'somebody' ? (
        <Mine key={visitor.me.id} me={visitor.me} />
      ) : (
        <>
          <h1>{say('notices')}</h1>
          {visitor.state === 'nobody' && <Nobody />}
        </>
      )}
    </Frame>
  );
}

function Mine({ me }: { readonly me: Me }) {
  const { notices, error, adopt, look, save } = useNotices();
  return (
    <>
      <div>
        <h1>{say('notices')}</h1>
        {notices && <Lead me={me} notices={notices} />}
      </div>
      <Trouble error={error} />
      {notices === undefined ? (
        <div aria-busy={error === undefined} />
      ) : (
        <>
          <Channels me={me} notices={notices} adopt={adopt} look={look} />
          <Kinds me={me} notices={notices} save={save} />
          <Hours zone={me.timeZone} notices={notices} save={save} />
        </>
      )}
    </>
  );
}

function Nobody() {
  return (
    <>
      <p>{say('noAccount')}</p>
      <p className="acts">
        <Link className="btn go" href="/sign-in/?to=/notices/">
          {say('signIn')}
        </Link>
      </p>
    </>
  );
}
