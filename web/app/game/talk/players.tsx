'use client';

import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import type { ReactNode } from 'react';
import { say } from './say';

interface Props {
  /** The others at the table. */
  readonly seats: readonly Seat[];
  readonly muted: readonly Seat[];
  readonly names: Names;
  readonly chosen: Seat | undefined;
  readonly onChoose: (seat: Seat | undefined) => void;
  /** Below them, while one is chosen. */
  readonly children: ReactNode;
}

/** The others at the table, to be muted, heard again, or reported. */
export function Players({ seats, muted, names, chosen, onChoose, children }: Props) {
  return (
    <div className="moderate">
      <p className="meta" id="moderate">
        {say('moderate')}
      </p>
      <ul aria-labelledby="moderate">
        {seats.map((seat) => (
          <li key={seat}>
            <button
              type="button"
              className="btn quiet"
              aria-expanded={seat === chosen}
              onClick={() => onChoose(seat === chosen ? undefined : seat)}
            >
              {names(seat)}
              {muted.includes(seat) && <span className="meta">{say('muted')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
