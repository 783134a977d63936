'use client';

import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { leave } from '@web/people/visitor';
import { say } from '@web/words/say';
import { useState } from 'react';

/** Ends the session of this browser. A guest has no other way back to their seats, and is told so. */
export function SignOut({ guest }: { readonly guest: boolean }) {
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await leave();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };

  return (
    <Panel head={say('thisDevice')}>
      <div className="form">
        <p className="meta">{say(guest ? 'guestMeans' : 'signedInMeans')}</p>
        <Trouble error={error} />
        <div>
          <TwoStep
            label={say('signOut')}
            warning={say(guest ? 'signOutGuest' : 'signOutMeans')}
            confirm={say('signOut')}
            disabled={busy}
            onConfirm={() => void go()}
          />
        </div>
      </div>
    </Panel>
  );
}
