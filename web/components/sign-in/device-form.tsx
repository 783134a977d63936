'use client';

import '@web/components/form.css';
import './sign-in.css';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

interface Props {
  readonly onCode: (code: string) => Promise<void>;
}

/** The way in for whoever plays on another device already: behind a press, for most come by mail. */
export function DeviceForm({ onCode }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const { run, busy, error } = useTask();
  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await run(() => onCode(code));
  };

  if (!open) {
    return (
      <p className="acts">
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          {say('haveDeviceCode')}
        </button>
      </p>
    );
  }
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor={id}>{say('deviceCode')}</label>
        <input
          id={id}
          ref={field}
          className="input code-field"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={40}
          aria-describedby={`${id}-means`}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <p className="meta" id={`${id}-means`}>
          {say('deviceCodeMeans')}
        </p>
      </div>
      <Trouble error={error} />
      <p className="acts">
        <button type="submit" className="btn" disabled={busy}>
          {say('signIn')}
        </button>
      </p>
    </form>
  );
}
