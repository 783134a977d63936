import './form.css';
import { say } from '@web/words/say';
import { useId } from 'react';

interface Props {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Asks how the reader wants to be called. */
export function NameField({ value, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('name')}</label>
      <input
        id={id}
        className="input"
        required
        maxLength={32}
        autoComplete="nickname"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
