'use client';

import '@web/components/form.css';
import type { Reason, ReportRequest } from '@shared/api/talk';
import { clean } from '@web/words/clean';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Code, say } from './say';

interface Props {
  readonly name: string;
  readonly message: number | undefined;
  readonly busy: boolean;
  readonly onReport: (what: Pick<ReportRequest, 'reason' | 'text'>) => void;
  readonly onClose: () => void;
}

const REASONS = {
  insult: 'reason.insult',
  spam: 'reason.spam',
  cheating: 'reason.cheating',
  other: 'reason.other',
} as const satisfies Readonly<Record<Reason, Code>>;

/** The longest text of a report, in UTF-16 units. */
const LONGEST = 1000;

/** Tells the operator what is wrong. */
export function Report({ name, message, busy, onReport, onClose }: Props) {
  const [reason, setReason] = useState<Reason>('insult');
  const [text, setText] = useState('');
  const [why, more] = [useId(), useId()];
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    const said = clean(text);
    onReport(said === '' ? { reason } : { reason, text: said });
  };

  return (
    <form
      className="peace report"
      aria-label={message === undefined ? say('reportPlayer', { name }) : say('reportMessage')}
      onSubmit={send}
    >
      <div className="field">
        <label htmlFor={why}>{say('reportWhy')}</label>
        <select
          id={why}
          ref={first}
          className="input"
          value={reason}
          onChange={(event) => setReason(event.target.value as Reason)}
        >
          {Object.entries(REASONS).map(([value, code]) => (
            <option key={value} value={value}>
              {say(code)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={more}>{say('reportMore')}</label>
        <textarea
          id={more}
          className="input"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <p className="acts">
        <button type="button" className="btn quiet" onClick={onClose}>
          {say('notNow')}
        </button>
        <button type="submit" className="btn" disabled={busy}>
          {say('sendReport')}
        </button>
      </p>
    </form>
  );
}
