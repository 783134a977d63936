'use client';

import './form.css';
import './invite.css';
import { say } from '@web/words/say';
import { useId, useRef, useState } from 'react';
import { Icon } from './icon';
import { isLoopback } from './loopback';

interface Props {
  readonly id: string;
  readonly invite: string;
}

/** The address that friends open to sit down. The invite is in the fragment: it reaches no server's log. */
export function inviteLink(id: string, invite: string): string {
  return `${location.origin}/join/#${id}.${invite}`;
}

/** A link to hand to friends. */
export function Invite({ id, invite }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const label = useId();
  const [copied, setCopied] = useState(false);
  const link = inviteLink(id, invite);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without leave to write to the clipboard, the reader copies what is selected.
      field.current?.select();
    }
  };

  return (
    <div className="invite">
      <label htmlFor={label} className="meta">
        {say('inviteLink')}
      </label>
      <div className="link">
        <input id={label} ref={field} className="input" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name={copied ? 'check' : 'copy'} />
          {say(copied ? 'copied' : 'copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className="btn" onClick={() => void share(link)}>
            <Icon name="share" />
            {say('share')}
          </button>
        )}
      </div>
      {isLoopback(location.hostname) && <p className="meta">{say('loopbackLink')}</p>}
      <p role="status" className="vh">
        {copied && say('copied')}
      </p>
    </div>
  );
}

async function share(link: string): Promise<void> {
  try {
    await navigator.share({ title: say('casebook'), text: say('inviteText'), url: link });
  } catch {
    // The reader thought better of it.
  }
}
