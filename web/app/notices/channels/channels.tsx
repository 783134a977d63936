'use client';

import './channels.css';
import type { Notices } from '@shared/api/notices';
import type { Me } from '@shared/api/people';
import { say } from '../say';
import { ByMail } from './by-mail';
import { ByPush } from './by-push';
import { ByWebhook } from './by-webhook';

export interface ChannelProps {
  readonly me: Me;
  readonly notices: Notices;
  readonly adopt: (notices: Notices) => void;
  readonly look: () => Promise<Notices>;
}

/** By what the reader can be told: a card each. */
export function Channels(props: ChannelProps) {
  return (
    <section className="channels" aria-label={say('channels')}>
      <ByMail {...props} />
      <ByPush {...props} />
      <ByWebhook {...props} />
    </section>
  );
}
