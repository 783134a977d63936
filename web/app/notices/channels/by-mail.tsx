'use client';

import { Link } from '@web/components/link';
import { Panel } from '@web/components/panel';
import { say } from '../say';
import type { ChannelProps } from './channels';
import { Trial } from './trial';

/** The address that keeps the account. */
export function ByMail({ me: { email, mailStopped, timeZone }, notices: { trials }, look }: ChannelProps) {
  return (
    <Panel head={say('channel.mail')} className="channel">
      {email === undefined ? (
        <>
          <p>{say('noAddress')}</p>
          <p className="acts">
            <Link className="btn" href="/you/#keep">
              {say('addAddress')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="address">{email}</p>
          {mailStopped && <p className="cut">{say('mailStopped')}</p>}
          <Link className="own-line" href="/you/#mail">
            {say(mailStopped ? 'mendAddress' : 'changeAddress')}
          </Link>
          <Trial channel="mail" email={email} zone={timeZone} last={trials.mail} isThere look={look} />
        </>
      )}
    </Panel>
  );
}
