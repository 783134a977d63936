'use client';

import './two-step.css';
import { say } from '@web/words/say';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** What the first press is called. */
  readonly label: string;
  /** What it would mean, and what the second press is called. */
  readonly warning: ReactNode;
  readonly confirm: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
}

/** What cannot be taken back: press, read, press again, all in one place. */
export function TwoStep({ label, warning, confirm, disabled = false, onConfirm }: Props) {
  const [asked, setAsked] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) back.current?.focus();
  }, [asked]);

  if (!asked) {
    return (
      <button type="button" className="btn" disabled={disabled} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div className="two-step" role="group" aria-label={label}>
      <p role="status">{warning}</p>
      <p className="acts">
        <button type="button" className="btn" ref={back} onClick={() => setAsked(false)}>
          {say('stay')}
        </button>
        <button type="button" className="btn bad" disabled={disabled} onClick={onConfirm}>
          {confirm}
        </button>
      </p>
    </div>
  );
}
