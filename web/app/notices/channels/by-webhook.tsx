'use client';

import type { Notices } from '@shared/api/notices';
import { dropWebhook, setWebhook } from '@web/api/notices';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { type FormEvent, useId, useState } from 'react';
import { say } from '../say';
import type { ChannelProps } from './channels';
import { Trial } from './trial';

/** An address of the reader's own that takes notices: never shown in full. */
export function ByWebhook({ me, notices: { webhook }, adopt, look }: ChannelProps) {
  const [isOpen, setOpen] = useState(false);
  const adoptNew = (notices: Notices): void => {
    adopt(notices);
    setOpen(false);
  };
  return (
    <Panel head={say('channel.webhook')} className="channel">
      {webhook === undefined ? <p>{say('webhookMeans')}</p> : <Shown webhook={webhook} zone={me.timeZone} />}
      {webhook === undefined || webhook.off || isOpen ? (
        <AddressForm adopt={adoptNew} onLeave={isOpen ? () => setOpen(false) : undefined} />
      ) : undefined}
      <Trial key={webhook?.since} channel="webhook" isThere={webhook !== undefined && !webhook.off && !isOpen} look={look} />
      {webhook && !isOpen && <Ways isOff={webhook.off !== undefined} adopt={adopt} onReplace={() => setOpen(true)} />}
    </Panel>
  );
}

interface ShownProps {
  readonly webhook: NonNullable<Notices['webhook']>;
  readonly zone: string;
}

function Shown({ webhook: { host, end, off }, zone }: ShownProps) {
  const now = useNow();
  return (
    <>
      <p className="address">{say('webhookShown', { host, end })}</p>
      {off ? (
        <>
          <p className="cut">{say(`webhookOff.${off.why}`, { when: fully(off.since, now, zone) })}</p>
          <p className="meta">{say('webhookOffMeans')}</p>
        </>
      ) : (
        <p className="meta">{say('webhookHidden')}</p>
      )}
    </>
  );
}

interface FormProps {
  readonly adopt: (notices: Notices) => void;
  readonly onLeave: (() => void) | undefined;
}

function AddressForm({ adopt, onLeave }: FormProps) {
  const id = useId();
  const [address, setAddress] = useState('');
  const { run, busy, error } = useTask();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(async () => adopt(await setWebhook(address.trim())))) setAddress('');
  };
  return (
    <form className="form webhook" onSubmit={(event) => void send(event)}>
      <div className="field">
        <label htmlFor={id}>{say('webhookAddress')}</label>
        <input
          id={id}
          className="input"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          required
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <p className="meta">{say('webhookHow')}</p>
      </div>
      <Trouble error={error} />
      <p className="acts">
        <button type="submit" className="btn" disabled={busy}>
          {say('setWebhook')}
        </button>
        {onLeave && (
          <button type="button" className="btn" disabled={busy} onClick={onLeave}>
            {say('keepWebhook')}
          </button>
        )}
      </p>
    </form>
  );
}

interface WaysProps {
  readonly isOff: boolean;
  readonly adopt: (notices: Notices) => void;
  readonly onReplace: () => void;
}

function Ways({ isOff, adopt, onReplace }: WaysProps) {
  const { run, busy, error } = useTask();
  return (
    <>
      <p className="acts">
        {!isOff && (
          <button type="button" className="btn" disabled={busy} onClick={onReplace}>
            {say('replaceWebhook')}
          </button>
        )}
        <button type="button" className="btn" disabled={busy} onClick={() => void run(async () => adopt(await dropWebhook()))}>
          {say('removeWebhook')}
        </button>
      </p>
      <Trouble error={error} />
    </>
  );
}
