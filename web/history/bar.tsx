'use client';

import '@web/components/confirm.css';
import './bar.css';
import { Icon, type IconName } from '@web/components/icon';
import type { ReactNode } from 'react';
import { START } from './moment';
import { momentName } from './moment-name';
import { type Code, say } from './say';

interface Props {
  readonly at: number;
  readonly latest: number;
  /** What happened just then, in plain words. */
  readonly what: string;
  /** How many moves were made since the reader began to look back. */
  readonly moved: number;
  readonly focus: boolean;
  readonly onMove: (at: number) => void;
  /** The choice of eyes, and the way back to now, where there are any. */
  readonly children: ReactNode;
}

/** The bar at the foot while somebody looks back: which moment it is, to another one, and back to now. */
export function Bar({ at, latest, what, moved, focus, onMove, children }: Props) {
  const says = what === '' ? momentName(at, latest) : say('moment.says', { moment: momentName(at, latest), what });
  const step = (label: Code, icon: IconName, to: number) => (
    <button type="button" className="icon-btn" aria-label={say(label)} disabled={to === at} onClick={() => onMove(to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section className="confirm past-bar" aria-label={say('lookingBack')}>
      <div className="in">
        <div className="where">
          <p>
            <b>{momentName(at, latest)}</b>
          </p>
          <p className="meta" role="status">
            {moved > 0 && say('movedOn', { n: moved })}
          </p>
          <p className="vh" aria-live="polite">
            {says}
          </p>
        </div>
        <div className="steps">
          {step('moment.first', 'first', START)}
          {step('moment.back', 'back', Math.max(START, at - 1))}
          <input
            type="range"
            aria-label={say('moment.slider')}
            aria-valuetext={says}
            min={START}
            max={latest}
            value={at}
            // biome-ignore lint/a11y/noAutofocus: the link that led here is gone, and the keyboard's place with it
            autoFocus={focus}
            onChange={(event) => onMove(Number(event.target.value))}
          />
          {step('moment.on', 'next', Math.min(latest, at + 1))}
          {step('moment.last', 'last', latest)}
        </div>
        {children}
      </div>
    </section>
  );
}
