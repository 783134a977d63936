'use client';

import type { MessageInfo } from '@shared/api/talk';
import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Icon } from '@web/components/icon';
import { Who } from '@web/components/who';
import { useZone } from '@web/people/visitor';
import type { ReactNode } from 'react';
import { sayPhrase } from './phrases';
import { say } from './say';

interface Props {
  readonly message: MessageInfo;
  readonly isOwn: boolean;
  readonly names: Names;
  readonly isChosen: boolean;
  readonly onChoose: (about: { readonly seat?: Seat; readonly message: number } | undefined) => void;
  /** Below it, while it is chosen. */
  readonly children: ReactNode;
}

/** One thing that was said: who, when, what; of others, with the way to mute or report. */
export function Message({ message: { n, at, seat, text, phrase, removed }, isOwn, names, isChosen, onChoose, children }: Props) {
  const now = useNow();
  const zone = useZone();
  const name = seat === undefined ? say('nobodyThere') : names(seat);
  return (
    <li className={isOwn ? 'own' : undefined}>
      {!isOwn && (seat === undefined ? <span className="who" aria-hidden="true" /> : <Who seat={seat} names={names} />)}
      <div>
        <p className="meta">
          {isOwn ? <span className="vh">{name} </span> : <b>{name}</b>}{' '}
          <time dateTime={new Date(at).toISOString()}>{fully(at, now, zone)}</time>
        </p>
        <p className={removed ? 'words gone' : 'words'}>
          {removed ? say('messageRemoved') : phrase === undefined ? text : sayPhrase(phrase)}
        </p>
      </div>
      {!isOwn && !removed && (
        <button
          type="button"
          className="icon-btn"
          aria-label={say('aboutMessage', { name })}
          aria-expanded={isChosen}
          onClick={() => onChoose(isChosen ? undefined : { ...(seat === undefined ? {} : { seat }), message: n })}
        >
          <Icon name="more" />
        </button>
      )}
      {children}
    </li>
  );
}
