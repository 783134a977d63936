'use client';

import type { Me } from '@shared/api/people';
import { changeAddress, dropAddressChange } from '@web/api/people';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Panel } from '@web/components/panel';
import { AddressForm } from '@web/components/sign-in/address-form';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { useKept } from '@web/drafts/use-kept';
import { say } from '@web/people/say';
import { lookAgain } from '@web/people/visitor';
import { useEffect, useRef, useState } from 'react';
import { Stopped } from './stopped';

/** Where the reader's mail goes, and whether it does. */
export function Address({ me }: { readonly me: Me }) {
  const isDead = me.mailStopped?.why === 'bounced';
  return (
    <div id="mail">
      <Panel head={say('addressAndMail')}>
        <div className="form">
          <p className="email">{me.email}</p>
          <Stopped key={me.email} me={me} />
          {me.change ? <Changing change={me.change} isDead={isDead} zone={me.timeZone} /> : <Change isDead={isDead} />}
        </div>
      </Panel>
    </div>
  );
}

interface ChangeProps {
  /** Mail is refused at the address as it is: it is not asked. */
  readonly isDead: boolean;
}

function Change({ isDead }: ChangeProps) {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useKept('you/new-address', '');
  const [isLeft, setLeft] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeft) first.current?.focus();
  }, [isLeft]);

  if (!open && email === '') {
    return (
      <p className="acts">
        <button type="button" className="btn" ref={first} onClick={() => setOpen(true)}>
          {say('changeAddress')}
        </button>
      </p>
    );
  }
  const leave = (): void => {
    setEmail('');
    setOpen(false);
    setLeft(true);
  };
  return <NewAddress isDead={isDead} email={email} setEmail={setEmail} onLeave={leave} />;
}

interface NewAddressProps extends ChangeProps {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly onLeave: () => void;
}

/** Asks for the address that is to be the new one. */
function NewAddress({ isDead, email, setEmail, onLeave }: NewAddressProps) {
  const task = useTask();
  const send = async (): Promise<void> => {
    const isDone = await task.run(async () => {
      await changeAddress(email.trim());
      await lookAgain();
    });
    if (isDone) setEmail('');
  };
  return (
    <div className="form new-address">
      <p className="meta">{say(isDead ? 'changeMeansNew' : 'changeMeans')}</p>
      <AddressForm
        label={say('newAddress')}
        value={email}
        onChange={setEmail}
        send={say(isDead ? 'changeItNew' : 'changeIt')}
        task={task}
        onSend={() => void send()}
      />
      <p className="acts">
        <button type="button" className="btn" disabled={task.busy} onClick={onLeave}>
          {say('leaveAddress')}
        </button>
      </p>
    </div>
  );
}

interface ChangingProps extends ChangeProps {
  readonly change: NonNullable<Me['change']>;
  readonly zone: string;
}

/** A change under way: which of the two mailboxes has still to confirm it. */
function Changing({ change, isDead, zone }: ChangingProps) {
  const now = useNow();
  const { run, busy, error } = useTask();
  const missing = change.old || isDead ? 'changing.new' : change.new ? 'changing.old' : 'changing.both';
  return (
    <div className="changing">
      <p>
        <b>{say('changing', { email: change.email })}</b>
      </p>
      <p className="meta">{say(missing)}</p>
      <p className="meta">{say('changeUntil', { when: fully(change.until, now, zone) })}</p>
      <Trouble error={error} />
      <p className="acts">
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() =>
            void run(async () => {
              await dropAddressChange();
              await lookAgain();
            })
          }
        >
          {say('dropChange')}
        </button>
      </p>
    </div>
  );
}
