'use client';

import '@web/components/form.css';
import './opener.css';
import { RecordError } from '@shared/record/record';
import { Icon } from '@web/components/icon';
import { Trouble } from '@web/components/trouble';
import { type FormEvent, useId, useState } from 'react';
import { Fault } from './fault';
import type { Opened } from './opened';
import { say } from './say';
import { useDrop } from './use-drop';

interface Props {
  readonly onOpen: (opened: Opened) => void;
}

/** What was to be opened, where it came from, and why that failed. */
interface Failure {
  readonly text: string;
  readonly file: string | undefined;
  readonly error: unknown;
}

/** Files that no record is as long as, in bytes, are not read at all. */
const LIMIT = 8_000_000;

/** The ways to open a record: a file that is chosen or dropped, or a text that is pasted. */
export function Opener({ onOpen }: Props) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [area, hint] = [useId(), useId()];

  const read = async (text: string, file?: string): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { open } = await import('./opened');
      onOpen(open(text));
    } catch (error) {
      setFailure({ text, file, error });
    } finally {
      setBusy(false);
    }
  };
  const take = async (file: File): Promise<void> => {
    if (file.size > LIMIT) return setFailure({ text: '', file: file.name, error: new RecordError('too_long', 1, 1) });
    return read(await file.text(), file.name);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void read(text);
  };
  const isOver = useDrop((file) => void take(file));

  return (
    <form className={isOver ? 'opener over' : 'opener'} onSubmit={submit}>
      <div className="drop">
        <Icon name="share" />
        <p>
          <label className="btn">
            {say('openFile')}
            <input
              type="file"
              className="vh"
              accept=".json,.txt,application/json,text/plain"
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file may be chosen again, once it is put right.
                target.value = '';
                if (file !== undefined) void take(file);
              }}
            />
          </label>
        </p>
        <p className="meta">{say('openDrop')}</p>
      </div>
      {failure !== undefined &&
        (failure.error instanceof RecordError ? (
          <Fault error={failure.error} text={failure.text} file={failure.file} />
        ) : (
          <Trouble error={failure.error} />
        ))}
      <div className="field">
        <label htmlFor={area}>{say('openText')}</label>
        <textarea
          id={area}
          className="input"
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={hint}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="meta" id={hint}>
          {say('openHint')}
        </p>
      </div>
      <p className="acts">
        <button type="submit" className="btn go" disabled={busy || text.trim() === ''}>
          {say('openIt')}
        </button>
        <span className="meta" role="status">
          {busy && say('opening')}
        </span>
      </p>
      <p className="private">
        <Icon name="eye-off" />
        {say('openPrivate')}
      </p>
    </form>
  );
}
