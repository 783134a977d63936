'use client';

import type { ReportRequest } from '@shared/api/talk';
import { useEffect, useRef, useState } from 'react';
import { Report } from './report';
import { say } from './say';

export interface PeaceProps {
  readonly name: string;
  /** The number of the message that is meant, if it is one. */
  readonly message?: number;
  /** Absent of somebody who has left: only who sits there can be muted. */
  readonly muting?: { readonly isMuted: boolean; readonly onMute: (isMuted: boolean) => void };
  readonly busy: boolean;
  readonly onReport: (what: Pick<ReportRequest, 'reason' | 'text'>) => void;
  readonly onClose: () => void;
}

/** What may be done about a player or about what they said. */
export function Peace({ name, message, muting, busy, onReport, onClose }: PeaceProps) {
  const [isReport, setReport] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  if (isReport) return <Report name={name} message={message} busy={busy} onReport={onReport} onClose={onClose} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div className="peace" role="group" aria-label={say('aboutMessage', { name })}>
      <p className="acts">
        {muting && (
          <button type="button" className="btn" ref={first} disabled={busy} onClick={() => muting.onMute(!muting.isMuted)}>
            {say(muting.isMuted ? 'unmute' : 'mute', { name })}
          </button>
        )}
        <button type="button" className="btn" ref={muting ? undefined : first} onClick={() => setReport(true)}>
          {message === undefined ? say('reportPlayer', { name }) : say('reportMessage')}
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          {say('notNow')}
        </button>
      </p>
      {muting?.isMuted === false && <p className="meta">{say('muteMeans')}</p>}
    </div>
  );
}
