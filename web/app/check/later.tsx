'use client';

import './later.css';
import { transcriptHash, transcriptOf } from '@shared/record/transcript';
import { kept as keptOf } from '@web/chance/contribution';
import { Icon } from '@web/components/icon';
import { Panel } from '@web/components/panel';
import { Who } from '@web/components/who';
import { namesOf } from '@web/records/names';
import { say } from '@web/records/say';
import { WayBack } from '@web/records/way-back';
import type { Shown } from '@web/records/with-record';
import { useMemo, useState } from 'react';
import { Compare } from './compare';
import { Meaning } from './meaning';

/** A game that is still running: what was promised and added so far, and what of it this browser kept. */
export function Later({ record, id, close }: Shown) {
  const [kept] = useState(() => keptOf(record.id));
  const transcript = useMemo(() => transcriptHash(transcriptOf(record)), [record]);
  const names = namesOf(record);
  const isAdded = record.seats.some(({ contribution }) => contribution === kept?.contribution);
  return (
    <>
      <div>
        <h2 className="later">{say('checkLater')}</h2>
        <p className="lead">{say('checkLaterLead')}</p>
      </div>
      <Panel head={say('later.promised')} className="so-far">
        {kept === undefined ? (
          <p>{say('later.none')}</p>
        ) : (
          <p>
            <Icon name={kept.commitment === record.commitment ? 'check' : 'x'} />
            {kept.commitment === record.commitment
              ? say('later.promise.good')
              : say('later.promise.bad', { commitment: kept.commitment })}
          </p>
        )}
        {kept !== undefined && !isAdded && (
          <p>
            <Icon name="x" />
            {say('later.part.missing')}
          </p>
        )}
        <ul aria-label={say('later.parts')}>
          {record.seats.map(({ contribution }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat}>
              <Who seat={seat} names={names} />
              <b>{names(seat)}</b>
              {contribution !== undefined && contribution === kept?.contribution && (
                <span className="meta">{say('later.part.yours')}</span>
              )}
              {contribution === undefined ? <span className="meta">{say('later.part.none')}</span> : <code>{contribution}</code>}
            </li>
          ))}
        </ul>
      </Panel>
      <Compare record={record} transcript={transcript} />
      <Meaning />
      <p className="acts">
        <WayBack id={id} close={close} />
      </p>
    </>
  );
}
