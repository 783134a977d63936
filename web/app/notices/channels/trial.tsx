'use client';

import type { Notices } from '@shared/api/notices';
import type { Channel } from '@shared/notices/channels';
import { Trouble } from '@web/components/trouble';
import { say } from '../say';
import { type Tried, useTrial } from './use-trial';

interface Props {
  readonly channel: Channel;
  readonly email?: string;
  /** There is something to send to. What became of a trial is said also where it has turned out that there is not. */
  readonly isThere: boolean;
  readonly look: () => Promise<Notices>;
}

/** Sends a notice that only says that the channel works, and says what became of it. */
export function Trial({ channel, email = '', isThere, look }: Props) {
  const { start, busy, error, tried } = useTrial(channel, look);
  return (
    <div className="trial">
      {isThere && (
        <p className="acts">
          <button
            type="button"
            className="btn"
            disabled={busy}
            aria-label={say('tryIn', { channel: say(`channel.${channel}`) })}
            onClick={start}
          >
            {say('tryIt')}
          </button>
        </p>
      )}
      <p role="status" className={tried === undefined || tried.outcome === 'sent' ? 'meta' : 'cut'}>
        {busy ? say('trying') : tried && said(tried, channel, email)}
      </p>
      <Trouble error={error} />
    </div>
  );
}

function said({ outcome, status }: Tried, channel: Channel, email: string): string {
  if (outcome === 'slow' || outcome === 'none' || outcome === 'stopped') return say(outcome);
  return say(`${outcome}.${channel}`, { status, email });
}
