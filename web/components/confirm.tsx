'use client';

import './confirm.css';
import { say } from '@web/words/say';
import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  readonly icon: ReactNode;
  /** What is prepared, in a sentence. */
  readonly what: ReactNode;
  /** What follows from it, or what it costs. */
  readonly then?: ReactNode;
  readonly back: { readonly label: string; readonly onPress: () => void };
  readonly send: { readonly label: string; readonly onPress: () => void; readonly disabled?: boolean };
}

/** The bar at the foot of a game while something is prepared: said in words, to send or to put back. */
export function Confirm({ icon, what, then, back, send }: Props) {
  // A live region speaks of what changes in it: so it is there, empty, before the first words are.
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);

  return (
    <section className="confirm" aria-label={say('confirm')}>
      <div className="in">
        <div className="what">
          {icon}
          <div aria-live="polite" aria-atomic="true">
            <p>{there && what}</p>
            {then === undefined ? undefined : <p className="meta">{there && then}</p>}
          </div>
        </div>
        <div className="acts">
          <button type="button" className="btn" onClick={back.onPress} disabled={send.disabled === true}>
            {back.label}
          </button>
          <button type="button" className="btn go" onClick={send.onPress} disabled={send.disabled === true}>
            {send.label}
          </button>
        </div>
      </div>
    </section>
  );
}
