'use client';

import type { Notices } from '@shared/api/notices';
import { Refused } from '@web/api/answer';
import { dropWebhook, setWebhook } from '@web/api/notices';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { say } from '../say';
import type { ChannelProps } from './channels';
import { Trial } from './trial';

/** An address of the reader's own that takes notices: never shown in full. */
export function ByWebhook({ me, notices: { webhook, trials }, adopt, look }: ChannelProps) {
  const [isOpen, setOpen] = useState(false);
  const [steps, setSteps] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone, or was out of use: the reader goes on where an address is asked for, or shown.
  useEffect(() => {
    if (steps > 0) (field.current ?? shown.current)?.focus();
  }, [steps]);

  const step = (): void => setSteps((before) => before + 1);
  const open = (isOpen: boolean): void => {
    setOpen(isOpen);
    step();
  };
  const adoptNew = (notices: Notices): void => {
    adopt(notices);
    setOpen(false);
  };
  // One of an address before this one says nothing of it.
  const last = webhook && trials.webhook && trials.webhook.asked >= webhook.since ? trials.webhook : undefined;
  return (
    <Panel head={say('channel.webhook')} className="channel">
      {webhook === undefined ? <p>{say('webhookMeans')}</p> : <Shown at={shown} webhook={webhook} zone={me.timeZone} />}
      {webhook === undefined || webhook.off || isOpen ? (
        <AddressForm field={field} adopt={adoptNew} onStep={step} onLeave={isOpen ? () => open(false) : undefined} />
      ) : undefined}
      <Trial
        key={webhook?.since}
        channel="webhook"
        zone={me.timeZone}
        last={last}
        isThere={webhook !== undefined && !webhook.off && !isOpen}
        look={look}
      />
      {webhook && !isOpen && <Ways isOff={webhook.off !== undefined} adopt={adopt} onStep={step} onReplace={() => open(true)} />}
    </Panel>
  );
}

interface ShownProps {
  readonly at: RefObject<HTMLParagraphElement | null>;
  readonly webhook: NonNullable<Notices['webhook']>;
  readonly zone: string;
}

function Shown({ at, webhook: { host, end, off }, zone }: ShownProps) {
  const now = useNow();
  return (
    <>
      <p ref={at} tabIndex={-1} className="address">
        {say('webhookShown', { host, end })}
      </p>
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
  readonly field: RefObject<HTMLInputElement | null>;
  readonly adopt: (notices: Notices) => void;
  /** It was taken or refused, and both are shown. */
  readonly onStep: () => void;
  readonly onLeave: (() => void) | undefined;
}

function AddressForm({ field, adopt, onStep, onLeave }: FormProps) {
  const id = useId();
  const [how, trouble] = [`${id}-how`, `${id}-trouble`];
  const [address, setAddress] = useState('');
  const { run, busy, error } = useTask();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run(async () => adopt(await setWebhook(address.trim())))) setAddress('');
    onStep();
  };
  const isRefused = error instanceof Refused && error.problem.code === 'webhook_address';
  return (
    <form className="form webhook" onSubmit={(event) => void send(event)}>
      <div className="field">
        <label htmlFor={id}>{say('webhookAddress')}</label>
        <input
          id={id}
          ref={field}
          className="input"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          required
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${trouble} ${how}` : how}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <p className="meta" id={how}>
          {say('webhookHow')}
        </p>
      </div>
      <Trouble error={error} id={trouble} />
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
  /** It was removed, or could not be, and both are shown. */
  readonly onStep: () => void;
  readonly onReplace: () => void;
}

function Ways({ isOff, adopt, onStep, onReplace }: WaysProps) {
  const { run, busy, error } = useTask();
  const remove = async (): Promise<void> => {
    await run(async () => adopt(await dropWebhook()));
    onStep();
  };
  return (
    <>
      <p className="acts">
        {!isOff && (
          <button type="button" className="btn" disabled={busy} onClick={onReplace}>
            {say('replaceWebhook')}
          </button>
        )}
        <button type="button" className="btn" disabled={busy} onClick={() => void remove()}>
          {say('removeWebhook')}
        </button>
      </p>
      <Trouble error={error} />
    </>
  );
}
