'use client';

import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { leave } from '@web/people/visitor';

/** Ends the session of this browser. A guest has no other way back to their seats, and is told so, and what would keep them. */
export function SignOut({ guest }: { readonly guest: boolean }) {
  const { run, busy, error } = useTask();
  return (
    <div className="sign-out">
      <h3>{say('thisDevice')}</h3>
      <p className="meta">{say(guest ? 'guestMeans' : 'signedInMeans')}</p>
      <Trouble error={error} />
      <div>
        <TwoStep
          label={say('signOut')}
          warning={
            guest ? (
              <>
                {say('signOutGuest')} <a href="#keep">{say('keepThem')}</a>
              </>
            ) : (
              say('signOutMeans')
            )
          }
          confirm={say('signOut')}
          disabled={busy}
          onConfirm={() => void run(leave)}
        />
      </div>
    </div>
  );
}
