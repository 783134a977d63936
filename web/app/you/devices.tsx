'use client';

import type { SessionInfo } from '@shared/api/people';
import { endSession, getSessions } from '@web/api/session';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { leaveEverywhere, useZone } from '@web/people/visitor';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDeviceNames } from './device-names';

/** Every browser that is signed in as the reader, and the way to sign it out. */
export function Devices({ guest }: { readonly guest: boolean }) {
  const { sessions, end, endAll, busy, error } = useSessions();
  const nameOf = useDeviceNames();
  const now = useNow();
  const zone = useZone();
  return (
    <>
      <ul className="devices" aria-label={say('devices')} aria-busy={sessions === undefined}>
        {sessions?.map((session) => (
          <li key={session.id}>
            <span>
              <b>{nameOf(session.agent)}</b>
              <span className="meta">
                {session.here ? say('hereNow') : say('lastSeen', { when: fully(session.seen, now, zone) })}
              </span>
            </span>
            {!session.here && (
              <button
                type="button"
                className="btn"
                disabled={busy}
                aria-label={say('signOutThereName', { device: nameOf(session.agent) })}
                onClick={() => void end(session)}
              >
                {say('signOutThere')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Trouble error={error} />
      {sessions !== undefined && sessions.length > 1 && (
        <div>
          <TwoStep
            label={say('signOutEverywhere')}
            warning={say(guest ? 'signOutEverywhereGuest' : 'signOutEverywhereMeans')}
            confirm={say('signOutEverywhere')}
            disabled={busy}
            onConfirm={() => void endAll()}
          />
        </div>
      )}
    </>
  );
}

/** This one first. */
async function read(): Promise<readonly SessionInfo[]> {
  return (await getSessions()).toSorted((one, other) => Number(other.here) - Number(one.here));
}

function useSessions() {
  const [sessions, setSessions] = useState<readonly SessionInfo[]>();
  const { run, busy, error } = useTask();

  const look = useEffectEvent(() => run(async () => setSessions(await read())));
  useEffect(() => void look(), []);
  const end = ({ id }: SessionInfo): Promise<boolean> =>
    run(async () => {
      await endSession(id);
      setSessions(await read());
    });
  return { sessions, end, endAll: () => run(leaveEverywhere), busy, error };
}
