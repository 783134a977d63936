'use client';

import { askForCode } from '@web/api/session';
import { useTask } from '@web/components/use-task';
import { useKept } from '@web/drafts/use-kept';
import { say } from '@web/people/say';
import { AddressForm } from './address-form';
import { type Arrival, useArrive } from './arrival';
import { CodeForm } from './code-form';

interface Props {
  readonly go?: boolean;
  readonly onArrived: (arrival: Arrival) => void;
}

/** Signing in with an address: first the address, then the code of the mail. It waits while the reader looks for the mail. */
export function ByMail({ go = false, onArrived }: Props) {
  const [email, setEmail] = useKept('sign-in/address', '');
  const [isSent, setSent] = useKept('sign-in/sent', false);
  const task = useTask();
  const arrive = useArrive((arrival) => {
    setSent(false);
    onArrived(arrival);
  });

  const send = async (): Promise<void> => {
    setSent(await task.run(() => askForCode(email.trim())));
  };

  if (isSent) {
    return (
      <CodeForm email={email.trim()} onCode={(code) => arrive({ email: email.trim(), code })} onOther={() => setSent(false)} />
    );
  }
  return (
    <AddressForm
      label={say('address')}
      value={email}
      onChange={setEmail}
      send={say('sendCode')}
      go={go}
      task={task}
      onSend={() => void send()}
    />
  );
}
