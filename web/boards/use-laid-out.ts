'use client';

import { useTurnDraft } from '@web/drafts/use-turn-draft';

/** What a player has laid out for their turn, step by step, and can take back step by step until it is sent. */
export interface LaidOut<Draft> {
  readonly draft: Draft;
  /** One step further. */
  readonly lay: (draft: Draft) => void;
  /** The last step back; undefined: nothing is laid out. */
  readonly takeBack: (() => void) | undefined;
  /** Everything back, with nothing to take back from there; `then`: what lies there instead. */
  readonly clear: (then?: Draft) => void;
}

interface Trail<Draft> {
  readonly draft: Draft;
  /** Oldest first. */
  readonly before: readonly Draft[];
}

/** More steps than a turn has that anybody means to send. */
const LONG = 50;

/** Parameters as of useTurnDraft. */
export function useLaidOut<Draft>(key: string | undefined, at: string, empty: Draft, counts: boolean): LaidOut<Draft> {
  const [{ draft, before }, hold] = useTurnDraft<Trail<Draft>>(key, at, { draft: empty, before: [] }, counts);
  const last = before.length - 1;
  return {
    draft,
    lay: (next) => hold({ draft: next, before: [...before, draft].slice(-LONG) }),
    takeBack: last < 0 ? undefined : () => hold({ draft: before[last] ?? empty, before: before.slice(0, last) }),
    clear: (then = empty) => hold({ draft: then, before: [] }),
  };
}
