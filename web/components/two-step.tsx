'use client';

import './two-step.css';
import { say } from '@web/words/say';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** What the first press is called. */
  readonly label: string;
  /** In full, where the label is short for it. */
  readonly name?: string;
  /** What it would mean, and what the second press is called. */
  readonly warning: ReactNode;
  readonly confirm: string;
  /** What the way back is called. */
  readonly back?: string;
  /** Nothing is lost by it. */
  readonly calm?: boolean;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
}

/** What cannot be taken back: press, read, press again, all in one place. */
export function TwoStep({
  label,
  name = label,
  warning,
  confirm,
  back = say('stay'),
  calm = false,
  disabled = false,
  onConfirm,
}: Props) {
  const [asked, setAsked] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) first.current?.focus();
  }, [asked]);

  if (!asked) {
    return (
      <button type="button" className="btn" aria-label={name} disabled={disabled} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div className={calm ? 'two-step calm' : 'two-step'} role="group" aria-label={name}>
      <p role="status">{warning}</p>
      <p className="acts">
        <button type="button" className="btn" ref={first} onClick={() => setAsked(false)}>
          {back}
        </button>
        <button type="button" className={calm ? 'btn go' : 'btn bad'} disabled={disabled} onClick={onConfirm}>
          {confirm}
        </button>
      </p>
    </div>
  );
}
