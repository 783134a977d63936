import type { Event as AnyEvent } from '@shared/game';
import type { Event } from '@shared/games/mr-jack-pocket/types';
import { Icon } from '@web/components/icon';
import type { ReactNode } from 'react';

/** The sign before an event that no player did. */
export function sign(event: AnyEvent): ReactNode | undefined {
  const known = event as Event;
  switch (known.type) {
    case 'start':
      return <Icon name="table" />;
    case 'tokens':
      return <Icon name="flip" />;
    case 'appeal':
      return <Icon name={known.seen ? 'eye' : 'eye-off'} />;
    case 'end':
      return <Icon name="check" />;
    case 'moved':
    case 'waited':
    case 'rotated':
    case 'exchanged':
    case 'alibi':
    case 'left':
      return undefined;
  }
}
