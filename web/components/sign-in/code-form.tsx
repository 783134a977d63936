'use client';

import '@web/components/form.css';
import './sign-in.css';
import { askForCode } from '@web/api/session';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { MailboxHint } from './mailbox-hint';

interface Props {
  readonly email: string;
  readonly onCode: (code: string) => Promise<void>;
  readonly onOther: () => void;
}

/** Asks for the six digits of the mail. */
export function CodeForm({ email, onCode, onOther }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [again, setAgain] = useState(false);
  const { run, busy, error } = useTask();
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAgain(false);
    await run(() => onCode(code));
  };
  const sendAgain = async (): Promise<void> => {
    setAgain(false);
    setCode('');
    setAgain(await run(() => askForCode(email)));
    field.current?.focus();
  };

  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <p>{say('codeSent', { email })}</p>
      <MailboxHint />
      <div className="field">
        <label htmlFor={id}>{say('code')}</label>
        <input
          id={id}
          ref={field}
          className="input code-field"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          pattern="[0-9]{6}"
          aria-describedby={`${id}-means`}
          value={code}
          onChange={(event) => setCode(digits(event.target.value))}
        />
        <p className="meta" id={`${id}-means`}>
          {say('codeMeans')}
        </p>
      </div>
      <Trouble error={error} />
      <p role="status" className="meta told">
        {again && say('sentAgain')}
      </p>
      <div className="acts">
        <button type="submit" className="btn go" disabled={busy}>
          {say('signIn')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={() => void sendAgain()}>
          {say('sendAgain')}
        </button>
        <button type="button" className="btn" onClick={onOther}>
          {say('otherAddress')}
        </button>
      </div>
    </form>
  );
}

/** Codes are pasted with whatever stands around them. */
function digits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 6);
}
