'use client';

import './alleys.css';
import { preview } from '@shared/games/mr-jack-pocket/preview';
import type { View } from '@shared/games/mr-jack-pocket/types';
import type { Ref } from 'react';
import { Say, useSay } from '../speech';
import type { Preparing } from '../turn/use-draft';
import { Alleys } from './alleys';
import { Bar, type Look } from './bar';
import { Key } from './key';
import { Press } from './press';
import { shownOf } from './shown';

interface Props {
  readonly view: View;
  readonly preparing: Preparing;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly ref: Ref<HTMLElement>;
}

/** The board with the bar above it and its key below. */
export function Stage({ view, preparing, look, onLook, ref }: Props) {
  const say = useSay();
  const { action, note } = preparing;
  const after = action && preview(view, action);
  const shown = shownOf(view, preparing, after && look === 'after' ? after : undefined);
  return (
    <section className="stage alleys" aria-label={say('board')} ref={ref} tabIndex={-1}>
      <Bar view={view} shown={shown} look={look} onLook={onLook} />
      <Alleys shown={shown}>
        <Press view={view} preparing={preparing} shown={shown} />
      </Alleys>
      <div className="foot">
        <p className="note" role="status">
          {note && <Say line={note} />}
        </p>
        <Key />
      </div>
    </section>
  );
}
