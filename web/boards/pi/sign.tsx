import type { Event as AnyEvent } from '@shared/game';
import type { Event } from '@shared/games/pi/types';
import { Icon, type IconName } from '@web/components/icon';
import type { ReactNode } from 'react';

const SIGNS: Readonly<Partial<Record<Event['type'], IconName>>> = {
  dealt: 'table',
  refilled: 'lens',
  phase: 'clock',
  closed: 'eye',
  end: 'check',
};

/** The sign before an event that no player did. */
export function sign(event: AnyEvent): ReactNode | undefined {
  const name = SIGNS[(event as Event).type];
  return name && <Icon name={name} />;
}
