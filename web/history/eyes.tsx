'use client';

import type { Eyes as Chosen } from '@shared/api/games';
import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import '@web/components/form.css';
import { Icon } from '@web/components/icon';
import { say } from './say';

interface Props {
  readonly seats: number;
  readonly you: Seat | undefined;
  readonly names: Names;
  /** Undefined: the reader's own. */
  readonly value: Chosen | undefined;
  readonly onChange: (as: Chosen | undefined) => void;
}

const OWN = 'own';

/** Through whose eyes a game that is over is looked at. */
export function Eyes({ seats, you, names, value, onChange }: Props) {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== you);
  return (
    <span className="select eyes">
      <select
        className="input"
        aria-label={say('eyes.label')}
        value={value === undefined || value === you ? OWN : String(value)}
        onChange={({ target }) => onChange(read(target.value))}
      >
        <option value={OWN}>{say(you === undefined ? 'eyes.anybody' : 'eyes.own')}</option>
        {others.map((seat) => (
          <option key={seat} value={seat}>
            {say('eyes.seat', { name: names(seat) })}
          </option>
        ))}
        <option value="revealed">{say('eyes.revealed')}</option>
      </select>
      <Icon name="next" />
    </span>
  );
}

function read(value: string): Chosen | undefined {
  if (value === OWN) return undefined;
  return value === 'revealed' ? value : Number(value);
}
