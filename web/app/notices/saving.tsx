'use client';

import type { NoticesRequest } from '@shared/api/notices';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { type ReactNode, useState } from 'react';
import { say } from './say';
import type { Save } from './use-notices';

export interface Saving {
  readonly change: (wish: NoticesRequest) => void;
  /** How it goes with the last change, for the head of a panel. */
  readonly word: ReactNode;
  /** Why one failed, and that it is undone. */
  readonly trouble: ReactNode;
}

/** Changes that are saved by themselves, and say so. */
export function useSaving(save: Save): Saving {
  const { run, busy, error } = useTask();
  const [isSaved, setSaved] = useState(false);
  const change = async (wish: NoticesRequest): Promise<void> => {
    setSaved(await run(() => save(wish)));
  };
  return {
    change: (wish) => void change(wish),
    word: <span role="status">{busy ? say('saving') : isSaved ? say('saved') : ''}</span>,
    trouble: (
      <>
        <Trouble error={error} />
        {error !== undefined && <p className="meta">{say('notSaved')}</p>}
      </>
    ),
  };
}
