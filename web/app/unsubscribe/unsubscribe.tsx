'use client';

import { KINDS, type Kind } from '@shared/notices/kinds';
import { Refused } from '@web/api/answer';
import { stopMails } from '@web/api/notices';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { useLinkToken } from '@web/people/use-link-token';
import { useState } from 'react';
import { say } from './say';

/** Who, of what kind, and a secret. */
const TOKEN = /^[A-Za-z0-9_-]{22}\.[a-z]{1,12}\.[A-Za-z0-9_-]{22}$/;

/** The link of a letter that switches off mails of its kind. Nothing has happened yet: only the press does it. */
export function Unsubscribe() {
  const link = useLinkToken(TOKEN);
  if (link === 'asking') {
    return (
      <Frame>
        <div aria-busy="true" />
      </Frame>
    );
  }
  return <Frame>{link === undefined || link === 'broken' ? <Broken /> : <Press key={link.token} token={link.token} />}</Frame>;
}

function Press({ token }: { readonly token: string }) {
  const { run, busy, error } = useTask();
  const [isDone, setDone] = useState(false);

  const what = whatOf(token);
  if (isDone) return <Done what={what} />;
  if (error instanceof Refused && error.problem.code === 'bad_request') return <Broken />;
  const stop = async (): Promise<void> => setDone(await run(() => stopMails(token)));
  return (
    <>
      <div>
        <h1>{say('stopMails')}</h1>
        <p className="lead">{lead('stop', what)}</p>
        {what === 'started' && <p>{say('stillFirstTurn')}</p>}
      </div>
      <Trouble error={error} />
      <p className="acts">
        <button type="button" className="btn go" disabled={busy} onClick={() => void stop()}>
          {say('stopIt')}
        </button>
      </p>
    </>
  );
}

/** Of what no mail comes any more, as far as the link says it. */
type What = Kind | 'digest' | undefined;

function whatOf(token: string): What {
  const [, what] = token.split('.');
  return what === 'digest' ? what : KINDS.find((kind) => kind === what);
}

function lead(stage: 'stop' | 'stopped', what: What): string {
  if (what === undefined) return say(`${stage}Lead`);
  return what === 'digest' ? say(`${stage}DigestLead`) : say(`${stage}KindLead`, { kind: say(`kind.${what}`) });
}

function Done({ what }: { readonly what: What }) {
  return (
    <>
      <div role="status">
        <h1>{say('stopped')}</h1>
        <p className="lead">{lead('stopped', what)}</p>
      </div>
      <ToNotices />
    </>
  );
}

function Broken() {
  return (
    <>
      <div role="alert">
        <h1>{say('stopBroken')}</h1>
        <p className="lead">{say('stopBrokenLead')}</p>
      </div>
      <ToNotices />
    </>
  );
}

function ToNotices() {
  return (
    <p className="acts">
      <Link className="btn" href="/notices/">
        {say('toNotices')}
      </Link>
    </p>
  );
}
