'use client';

import { Refused } from '@web/api/answer';
import { confirmAddress } from '@web/api/session';
import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { useLinkToken } from '@web/people/use-link-token';
import { useState } from 'react';

/** A mailbox confirms a change of address. Nothing has happened yet: only the press confirms. */
export function Confirm() {
  const link = useLinkToken();
  if (link === 'asking') {
    return (
      <Frame>
        <div aria-busy="true" />
      </Frame>
    );
  }
  return <Frame>{link === undefined || link === 'broken' ? <Old /> : <Press key={link.token} token={link.token} />}</Frame>;
}

function Press({ token }: { readonly token: string }) {
  const { run, busy, error } = useTask();
  const [isDone, setDone] = useState<boolean>();

  if (isDone !== undefined) return <Result isDone={isDone} />;
  if (error instanceof Refused && error.problem.code === 'wrong_code') return <Old />;
  return (
    <>
      <div>
        <h1>{say('confirmAddress')}</h1>
        <p className="lead">{say('confirmAddressLead')}</p>
      </div>
      <Trouble error={error} />
      <p className="acts">
        <button
          type="button"
          className="btn go"
          disabled={busy}
          onClick={() => void run(async () => setDone((await confirmAddress(token)).done))}
        >
          {say('confirmIt')}
        </button>
      </p>
    </>
  );
}

function Result({ isDone }: { readonly isDone: boolean }) {
  return (
    <>
      <div role="status">
        <h1>{say(isDone ? 'confirmed' : 'halfConfirmed')}</h1>
        <p className="lead">{say(isDone ? 'confirmedLead' : 'halfConfirmedLead')}</p>
      </div>
      {isDone && <ToYou />}
    </>
  );
}

function Old() {
  return (
    <>
      <div role="alert">
        <h1>{say('confirmOld')}</h1>
        <p className="lead">{say('confirmOldLead')}</p>
      </div>
      <ToYou />
    </>
  );
}

function ToYou() {
  return (
    <p className="acts">
      <Link className="btn go" href="/you/">
        {say('you')}
      </Link>
    </p>
  );
}
