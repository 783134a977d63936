'use client';

import type { Me } from '@shared/api/people';
import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import type { Standing } from '@web/push/standing';
import { switchOff, switchOn } from '@web/push/switch';
import { useState } from 'react';
import { say } from '../say';
import type { ChannelProps } from './channels';
import { Trial } from './trial';
import { useIsOnHere } from './use-is-on-here';
import { useStanding } from './use-standing';

/** Notices on the screen: in this browser, and in how many others. */
export function ByPush({ me, notices: { push, trials }, look }: ChannelProps) {
  const standing = useStanding();
  const isOn = useIsOnHere(push.here) && standing === 'granted';
  const others = push.devices - (push.here === undefined ? 0 : 1);
  return (
    <Panel head={say('channel.push')} className="channel">
      <p>{say(isOn ? 'pushOn' : 'pushMeans')}</p>
      <Here me={me} serverKey={push.key} isOn={isOn} standing={standing} look={look} />
      {others > 0 && <p className="meta">{say(isOn ? 'others' : 'elsewhere', { n: others })}</p>}
      <Trial channel="push" zone={me.timeZone} last={trials.push} isThere={push.devices > 0} look={look} />
    </Panel>
  );
}

interface HereProps extends Pick<ChannelProps, 'look'> {
  readonly me: Me;
  readonly serverKey: string;
  readonly isOn: boolean;
  readonly standing: Standing;
}

/** The switch, or why there is none. */
function Here({ me, serverKey, isOn, standing, look }: HereProps) {
  const { run, busy, error } = useTask();
  const [missed, setMissed] = useState<'unasked' | 'failed'>();
  if (standing === 'homeScreen') return <HomeScreen />;
  if (standing === 'none' || standing === 'denied') return <p className="meta">{say(`push.${standing}`)}</p>;

  const turn = async (): Promise<void> => {
    setMissed(undefined);
    if (isOn) await switchOff();
    else {
      const switched = await switchOn(me, serverKey);
      if (switched !== 'on') setMissed(switched);
    }
    await look();
  };
  return (
    <>
      {!isOn && standing === 'default' && <p className="meta">{say('push.default')}</p>}
      <p className="acts">
        <button type="button" className="btn" disabled={busy} onClick={() => void run(turn)}>
          {say(isOn ? 'switchOff' : 'switchOn')}
        </button>
      </p>
      <div role="alert">{missed && <p className="cut">{say(`push.${missed}`)}</p>}</div>
      <Trouble error={error} />
    </>
  );
}

function HomeScreen() {
  return (
    <div className="steps">
      <p>{say('push.homeScreen')}</p>
      <ol>
        <li>{say('push.homeScreen.1')}</li>
        <li>{say('push.homeScreen.2')}</li>
      </ol>
    </div>
  );
}
