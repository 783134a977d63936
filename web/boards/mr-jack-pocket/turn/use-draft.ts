'use client';

import { expand } from '@shared/choice';
import type { Choice } from '@shared/game';
import type { Action, View } from '@shared/games/mr-jack-pocket/types';
import { useMemo, useState } from 'react';
import type { Line } from '../speech';
import { begin, type Draft, kept, prepared } from './draft';

/** What a player is preparing. */
export interface Preparing {
  /** Everything on offer; nothing to a viewer who is not to act. */
  readonly actions: readonly Action[];
  readonly draft: Draft;
  /** What would be sent. */
  readonly action: Action | undefined;
  /** The answer to the last press, if it changed nothing. */
  readonly note: Line | undefined;
  readonly change: (draft: Draft) => void;
  readonly explain: (note: Line) => void;
}

/** Keeps a draft for as long as the same action is due and the choices still hold it. */
export function useDraft(view: View, choices: readonly Choice[] | undefined): Preparing {
  // The API's choices are those of this title's rules.
  const actions = useMemo(() => expand(choices ?? []) as readonly unknown[] as readonly Action[], [choices]);
  const due = `${view.round}.${view.taken}`;
  const [held, setHeld] = useState<{ readonly due: string; readonly draft: Draft; readonly note?: Line }>();
  const current = held?.due === due ? held : undefined;
  const draft = current ? kept(actions, current.draft) : begin(actions);
  return {
    actions,
    draft,
    action: prepared(actions, draft),
    note: current?.note,
    change: (next) => setHeld({ due, draft: next }),
    explain: (note) => setHeld({ due, draft, note }),
  };
}
