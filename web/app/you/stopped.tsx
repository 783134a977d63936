'use client';

import type { Me } from '@shared/api/people';
import { mendAddress } from '@web/api/people';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { lookAgain } from '@web/people/visitor';
import { usePoll } from '@web/poll/use-poll';
import { useEffect, useRef, useState } from 'react';

/** How often it is looked whether the mail of a try came back: for about a minute. */
const LOOKS = 15;

/** Why no mail goes to the reader's address, and the way to have it tried again; then what to look for, and whether that came back too. */
export function Stopped({ me: { email = '', mailStopped, timeZone } }: { readonly me: Me }) {
  const [tries, setTries] = useState(0);
  const [looks, setLooks] = useState(0);
  const said = useRef<HTMLParagraphElement>(null);
  const { run, busy, error } = useTask();
  const now = useNow();
  const isTried = tries > 0;
  useEffect(() => {
    if (tries > 0) said.current?.focus();
  }, [tries]);

  usePoll(
    async () => {
      setLooks((before) => before + 1);
      // That there is no answer, the page says of itself.
      await lookAgain().catch(() => undefined);
    },
    isTried && mailStopped === undefined && looks < LOOKS,
    tries,
  );

  const tryAgain = async (): Promise<void> => {
    const isDone = await run(async () => {
      await mendAddress();
      await lookAgain();
    });
    if (!isDone) return;
    setLooks(0);
    setTries((before) => before + 1);
  };

  if (mailStopped === undefined && !isTried) return undefined;
  const isAgain = isTried && mailStopped?.why === 'bounced';
  return (
    <div className={mailStopped ? 'stopped' : 'tried'}>
      <p ref={said} tabIndex={-1} role="status">
        {mailStopped ? <b>{say(isAgain ? 'stopped.again' : `stopped.${mailStopped.why}`)}</b> : say('mailTried', { email })}
      </p>
      {mailStopped && (
        <>
          <p className="meta">{say('stoppedSince', { when: fully(mailStopped.since, now, timeZone) })}</p>
          <p className="meta">{say(isAgain ? 'stoppedWaysAgain' : 'stoppedWays')}</p>
          <Trouble error={error} />
          <p className="acts">
            <button type="button" className="btn go" disabled={busy} onClick={() => void tryAgain()}>
              {say('tryAddress')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
