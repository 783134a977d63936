'use client';

import { expand } from '@shared/choice';
import type { Choice } from '@shared/game';
import type { Action, View } from '@shared/games/mr-jack-pocket/types';
import { useMemo, useState } from 'react';
import { useLaidOut } from '../../use-laid-out';
import type { Line } from '../speech';
import { begin, type Draft, kept, NOTHING, prepared } from './draft';

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
  /** Takes the last step back; undefined: there is none. */
  readonly takeBack: (() => void) | undefined;
  readonly putBack: () => void;
  readonly explain: (note: Line) => void;
}

/** Keeps a draft under this key for as long as the same action is due and the choices still hold it. */
export function useDraft(key: string | undefined, view: View, choices: readonly Choice[] | undefined): Preparing {
  // The API's choices are those of this title's rules.
  const actions = useMemo(() => expand(choices ?? []) as readonly unknown[] as readonly Action[], [choices]);
  const due = `${view.round}.${view.taken}`;
  const laid = useLaidOut(key, due, begin(actions), actions.length > 0);
  const [answer, setAnswer] = useState<{ readonly due: string; readonly note: Line }>();
  // Who is not to act has nothing prepared, whatever waits for them to be signed in again.
  const draft = actions.length === 0 ? NOTHING : kept(actions, laid.draft);
  return {
    actions,
    draft,
    action: prepared(actions, draft),
    note: answer?.due === due ? answer.note : undefined,
    change: (next) => {
      laid.lay(next);
      setAnswer(undefined);
    },
    takeBack: laid.takeBack,
    putBack: () => laid.clear(NOTHING),
    explain: (note) => setAnswer({ due, note }),
  };
}
