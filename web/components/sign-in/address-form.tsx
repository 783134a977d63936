import '@web/components/form.css';
import { Trouble } from '@web/components/trouble';
import type { Tasks } from '@web/components/use-task';
import { type FormEvent, useId } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly send: string;
  /** Drawn as the one thing to do. */
  readonly go?: boolean;
  readonly task: Pick<Tasks, 'busy' | 'error'>;
  readonly onSend: () => void;
}

/** Asks for an address of mail. */
export function AddressForm({ label, value, onChange, send, go = false, task, onSend }: Props) {
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className="form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className="input"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <Trouble error={task.error} />
      <p className="acts">
        <button type="submit" className={go ? 'btn go' : 'btn'} disabled={task.busy}>
          {send}
        </button>
      </p>
    </form>
  );
}
