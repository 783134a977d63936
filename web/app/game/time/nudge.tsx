'use client';

import type { TurnClock } from '@web/clock/turn-clock';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { TwoStep } from '@web/components/two-step';
import { useZone } from '@web/people/visitor';
import { say } from './say';

interface Props {
  readonly clock: TurnClock['state'];
  /** When somebody last did. Epoch milliseconds. */
  readonly nudged: number | undefined;
  /** Whose turn it is. */
  readonly name: string;
  readonly busy: boolean;
  readonly onNudge: () => void;
}

const DAY = 24 * 60 * 60 * 1000;

/** To who waits: a friendly mail to the one to move, or why there can be none now. */
export function Nudge({ clock, nudged, name, busy, onNudge }: Props) {
  const now = useNow();
  const zone = useZone();
  if (clock === 'away') return <p className="meta">{say('nudgeAway', { name })}</p>;
  if (clock === 'paused') return <p className="meta">{say('nudgePaused')}</p>;
  if (nudged !== undefined && now < nudged + DAY) {
    return <p className="meta">{say('nudged', { when: fully(nudged, now, zone), again: fully(nudged + DAY, now, zone) })}</p>;
  }
  return (
    <div className="act">
      <TwoStep
        label={say('nudge', { name })}
        warning={say('nudgeMeans', { name })}
        confirm={say('sendNudge')}
        back={say('notNow')}
        calm
        disabled={busy}
        onConfirm={onNudge}
      />
    </div>
  );
}
