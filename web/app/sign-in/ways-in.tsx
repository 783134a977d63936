import '@web/components/panel.css';
import type { Arrival } from '@web/components/sign-in/arrival';
import { useArrive } from '@web/components/sign-in/arrival';
import { ByMail } from '@web/components/sign-in/by-mail';
import { DeviceForm } from '@web/components/sign-in/device-form';
import { say } from '@web/people/say';

/** Without a link: by mail, or by a code from another device. */
export function WaysIn({ onArrived }: { readonly onArrived: (arrival: Arrival) => void }) {
  const arrive = useArrive(onArrived);
  return (
    <>
      <div>
        <h1>{say('signIn')}</h1>
        <p className="lead">{say('signInLead')}</p>
      </div>
      <div className="panel sign-in">
        <ByMail go onArrived={onArrived} />
        <DeviceForm onCode={(device) => arrive({ device })} />
      </div>
    </>
  );
}
