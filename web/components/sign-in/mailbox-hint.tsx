import { isLoopback } from '@web/components/loopback';
import { say } from '@web/people/say';
import { useEffect, useState } from 'react';

/** Where mail is kept on this machine, the reader is shown the way there. */
export function MailboxHint() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isLoopback(location.hostname)) return;
    // Whoever cannot be shown the way finds the mail where mail is found.
    fetch('/mailbox', { method: 'HEAD' }).then(
      ({ ok }) => setThere(ok),
      () => {},
    );
  }, []);
  if (!isThere) return undefined;
  return (
    <p className="meta">
      {say('keptHere')}{' '}
      <a href="/mailbox" target="_blank" rel="noreferrer">
        {say('openMailbox')}
      </a>
    </p>
  );
}
