'use client';

import type { Notices } from '@shared/api/notices';
import type { Channel } from '@shared/notices/channels';
import { timeOfDay } from '@web/clock/words';
import { Trouble } from '@web/components/trouble';
import { say } from '../say';
import { type Tried, useTrial } from './use-trial';

type Last = NonNullable<Notices['trials'][Channel]>;

interface Props {
  readonly channel: Channel;
  readonly email?: string;
  readonly zone: string;
  /** The last one that the server knows of, also from before this visit. */
  readonly last: Last | undefined;
  /** There is something to send to. What became of a trial is said also where it has turned out that there is not. */
  readonly isThere: boolean;
  readonly look: () => Promise<Notices>;
}

/** Sends a notice that only says that the channel works, and says what became of it. */
export function Trial({ channel, email = '', zone, last, isThere, look }: Props) {
  const { start, busy, error, tried } = useTrial(channel, look);
  const outcome = tried?.outcome ?? last?.outcome ?? 'sent';
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
      <p role="status" className={busy || outcome === 'sent' ? 'meta' : 'cut'}>
        {busy ? say('trying') : tried ? said(tried, channel, email) : last && saidBefore(last, channel, zone)}
      </p>
      <Trouble error={error} />
    </div>
  );
}

function said({ outcome, status }: Tried, channel: Channel, email: string): string {
  if (outcome === 'slow' || outcome === 'none' || outcome === 'stopped') return say(outcome);
  return say(`${outcome}.${channel}`, { status, email });
}

/** Of one from before this visit: what was so then, for it may have been mended since. */
function saidBefore({ asked, outcome, status = 0 }: Last, channel: Channel, zone: string): string {
  const time = timeOfDay(asked, zone);
  if (outcome === undefined || outcome === 'none' || outcome === 'stopped' || outcome === 'refused') {
    return say('before', { time, what: say(`before.${outcome ?? 'slow'}`, { status }) });
  }
  return say('before', { time, what: say(`before.${outcome}.${channel}`, { status }) });
}
