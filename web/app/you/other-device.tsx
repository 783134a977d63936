'use client';

import type { DeviceCodeAnswer } from '@shared/api/session';
import { makeDeviceCode } from '@web/api/session';
import { useNow } from '@web/clock/use-now';
import { span } from '@web/clock/words';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { useState } from 'react';

/** A code by which another device signs in as the reader, at once. */
export function OtherDevice() {
  const [shown, setShown] = useState<DeviceCodeAnswer>();
  const { run, busy, error } = useTask();
  return (
    <div className="other-device">
      <h3>{say('moveOn')}</h3>
      {shown === undefined ? <p className="meta">{say('moveOnMeans')}</p> : <Shown {...shown} />}
      <Trouble error={error} />
      <p className="acts">
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => void run(async () => setShown(await makeDeviceCode()))}
        >
          {say(shown === undefined ? 'showCode' : 'newCode')}
        </button>
      </p>
    </div>
  );
}

function Shown({ code, until }: DeviceCodeAnswer) {
  const left = until - useNow();
  if (left <= 0) return <p role="status">{say('codeOver')}</p>;
  return (
    <div role="status">
      <p className="meta">{say('moveOnLead', { place: `${location.host}/sign-in/`, press: say('haveDeviceCode') })}</p>
      <p className="code num">{code}</p>
      <p className="meta">{say('codeLasts', { span: span(left).join(' ') })}</p>
    </div>
  );
}
