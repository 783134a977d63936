'use client';

import type { Me } from '@shared/api/people';
import { mendAddress } from '@web/api/people';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { lookAgain } from '@web/people/visitor';
import { say } from '@web/words/say';
import { useEffect, useRef, useState } from 'react';

/** Why no mail goes to the reader's address, and the way to have it tried again; then what to look for. */
export function Stopped({ me: { email = '', mailStopped, timeZone } }: { readonly me: Me }) {
  const [isTried, setTried] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const { run, busy, error } = useTask();
  const now = useNow();
  useEffect(() => {
    if (isTried) said.current?.focus();
  }, [isTried]);

  const tryAgain = async (): Promise<void> => {
    const isDone = await run(async () => {
      await mendAddress();
      await lookAgain();
    });
    setTried(isDone);
  };

  if (mailStopped === undefined) {
    return isTried ? (
      <p ref={said} tabIndex={-1} className="tried">
        {say('mailTried', { email })}
      </p>
    ) : undefined;
  }
  return (
    <div className="stopped">
      <p>
        <b>{say(`stopped.${mailStopped.why}`)}</b>
      </p>
      <p className="meta">{say('stoppedSince', { when: fully(mailStopped.since, now, timeZone) })}</p>
      <p className="meta">{say('stoppedWays')}</p>
      <Trouble error={error} />
      <p className="acts">
        <button type="button" className="btn go" disabled={busy} onClick={() => void tryAgain()}>
          {say('tryAddress')}
        </button>
      </p>
    </div>
  );
}
