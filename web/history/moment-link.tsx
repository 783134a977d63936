'use client';

import type { MouseEvent, ReactNode, Ref } from 'react';
import { goTo } from './go';
import { addressOf, type Moment } from './moment';

interface Props {
  /** The address of the page that shows the game. */
  readonly page: string;
  /** Undefined: now. */
  readonly moment: Moment | undefined;
  readonly className?: string;
  /** It is the moment on show. */
  readonly current?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A link to a moment of the game on this page: to be followed, opened elsewhere or sent to a friend. */
export function MomentLink({ page, moment, className, current = false, ref, children }: Props) {
  return (
    <a
      href={addressOf(page, moment)}
      className={className}
      aria-current={current ? 'true' : undefined}
      ref={ref}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        goTo(page, moment);
      }}
    >
      {children}
    </a>
  );
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
