'use client';

import '@web/components/panel.css';
import type { Me } from '@shared/api/people';
import { Refused } from '@web/api/answer';
import { type Arrival, useArrive } from '@web/components/sign-in/arrival';
import { ByMail } from '@web/components/sign-in/by-mail';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import type { LinkToken } from '@web/people/use-link-token';

interface Props {
  readonly link: Exclude<LinkToken, undefined>;
  readonly me: Me | undefined;
  readonly onArrived: (arrival: Arrival) => void;
}

/** The link of a mail was followed. Nothing has happened yet: only the press signs in. */
export function ByLink({ link, me, onArrived }: Props) {
  const { run, busy, error } = useTask();
  const arrive = useArrive(onArrived);

  if (link === 'broken' || (error instanceof Refused && error.problem.code === 'wrong_code')) {
    return (
      <>
        <div role="alert">
          <h1>{say('linkOld')}</h1>
          <p className="lead">{say('linkOldLead')}</p>
        </div>
        <div className="panel sign-in">
          <ByMail go onArrived={onArrived} />
        </div>
      </>
    );
  }
  return (
    <>
      <div>
        <h1>{say('signIn')}</h1>
        <p className="lead">{leadFor(me)}</p>
      </div>
      <Trouble error={error} />
      <p className="acts">
        <button type="button" className="btn go" disabled={busy} onClick={() => void run(() => arrive(link))}>
          {say('signIn')}
        </button>
      </p>
    </>
  );
}

function leadFor(me: Me | undefined): string {
  if (me === undefined) return say('linkLead');
  return say(me.guest ? 'linkLeadGuest' : 'linkLeadAccount', { name: me.name });
}
