'use client';

import './kinds.css';
import type { Notices } from '@shared/api/notices';
import type { Me } from '@shared/api/people';
import { CHANNELS, type Channel } from '@shared/notices/channels';
import type { Kind } from '@shared/notices/kinds';
import type { Way } from '@shared/notices/ways';
import { Panel } from '@web/components/panel';
import { useState } from 'react';
import { channelsOf } from '../reached';
import { useSaving } from '../saving';
import { say } from '../say';
import type { Save } from '../use-notices';
import { Folds } from './folds';
import { Table } from './table';
import { useIsWide } from './use-is-wide';

export interface WaysProps {
  readonly ways: Notices['ways'];
  /** Those that are shown. */
  readonly channels: readonly Channel[];
  readonly onChange: (kind: Kind, channel: Channel, way: Way) => void;
}

interface Props {
  readonly me: Me;
  readonly notices: Notices;
  readonly save: Save;
}

/** Of what the reader is told by each channel that they have, and when. */
export function Kinds({ me, notices, save }: Props) {
  const { change, word, trouble } = useSaving(save);
  const isWide = useIsWide();
  const [isWhole, setWhole] = useState(false);
  const there = channelsOf(me, notices);
  const channels = isWhole ? CHANNELS : there;
  const Ways = isWide ? Table : Folds;
  return (
    <Panel head={say('whatAndWhen')} meta={word} className="kinds">
      {trouble}
      {channels.length === 0 ? (
        <p className="meta">{say('noChannels')}</p>
      ) : (
        <>
          <Ways
            ways={notices.ways}
            channels={channels}
            onChange={(kind, channel, way) => change({ ways: { [kind]: { [channel]: way } } })}
          />
          <Legend />
        </>
      )}
      {there.length < CHANNELS.length && (
        <p className="acts">
          <button type="button" className="btn" onClick={() => setWhole(!isWhole)}>
            {say(isWhole ? 'ownChannels' : 'allChannels')}
          </button>
        </p>
      )}
    </Panel>
  );
}

/** What is not said by itself. */
function Legend() {
  return (
    <dl className="meta legend">
      {(['smart', 'digest'] as const).map((way) => (
        <div key={way}>
          <dt>{say(`way.${way}`)}</dt>
          <dd>{say(`means.${way}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
