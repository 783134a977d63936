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
import { lookAgain } from '@web/people/visitor';
import { say } from '@web/words/say';
import { useState } from 'react';
import { TurnMail } from './turn-mail';

/** Where the reader's mail goes, and which. */
export function Address({ me }: { readonly me: Me }) {
  return (
    <Panel head={say('addressAndMail')}>
      <div className="form">
        <p className="email">{me.email}</p>
        <TurnMail wanted={me.turnMail} />
        {me.change ? <Changing change={me.change} zone={me.timeZone} /> : <Change />}
      </div>
    </Panel>
  );
}

function Change() {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useKept('you/new-address', '');
  const task = useTask();

  const send = async (): Promise<void> => {
    const isDone = await task.run(async () => {
      await changeAddress(email.trim());
      await lookAgain();
    });
    if (isDone) setEmail('');
  };

  if (!open && email === '') {
    return (
      <p className="acts">
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          {say('changeAddress')}
        </button>
      </p>
    );
  }
  return (
    <div className="form">
      <p className="meta">{say('changeMeans')}</p>
      <AddressForm
        label={say('newAddress')}
        value={email}
        onChange={setEmail}
        send={say('changeIt')}
        task={task}
        onSend={() => void send()}
      />
    </div>
  );
}

interface ChangingProps {
  readonly change: NonNullable<Me['change']>;
  readonly zone: string;
}

/** A change under way: which of the two mailboxes has still to confirm it. */
function Changing({ change, zone }: ChangingProps) {
  const now = useNow();
  const { run, busy, error } = useTask();
  const missing = change.old ? 'changing.new' : change.new ? 'changing.old' : 'changing.both';
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
