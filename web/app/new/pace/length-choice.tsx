import { Icon } from '@web/components/icon';
import { lengthOf } from '@web/pace/words';
import { useId } from 'react';
import { say } from './say';

interface Props {
  readonly label: string;
  /** Milliseconds, as are the lengths to choose from; 0 is nothing. */
  readonly value: number;
  readonly lengths: readonly number[];
  readonly onChange: (length: number) => void;
}

/** A length of time, of a few. */
export function LengthChoice({ label, value, lengths, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select id={id} className="input" value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {lengths.map((length) => (
            <option key={length} value={length}>
              {length === 0 ? say('nothing') : lengthOf(length)}
            </option>
          ))}
        </select>
        <Icon name="next" />
      </span>
    </div>
  );
}
