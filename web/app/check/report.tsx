'use client';

import { kept as keptOf } from '@web/chance/contribution';
import { Link } from '@web/components/link';
import { say } from '@web/records/say';
import { WayBack } from '@web/records/way-back';
import type { Shown } from '@web/records/with-record';
import { useState } from 'react';
import { Certificate } from './certificate';
import { Checking } from './checking';
import { Compare } from './compare';
import { Draws } from './draws';
import { Meaning } from './meaning';
import { useVerdict } from './use-verdict';

/** A game that is over, checked: the verdict, every draw, and what it means. */
export function Report(shown: Shown) {
  const { game, record, id, close } = shown;
  const [kept] = useState(() => keptOf(record.id));
  const verdict = useVerdict(shown, kept);
  return (
    <>
      <p className="vh" role="status">
        {say(verdict === undefined ? 'checking' : verdict.flaws.length === 0 ? 'verdict.good' : 'verdict.bad')}
      </p>
      {verdict === undefined ? <Checking /> : <Certificate record={record} verdict={verdict} kept={kept !== undefined} />}
      <div className="acts">
        <Link className="btn" href={id === undefined ? '/record/' : `/record/?id=${id}`}>
          {say('playThrough')}
        </Link>
        <WayBack id={id} close={close} />
      </div>
      <Meaning />
      {verdict !== undefined && (
        <>
          <Draws game={game} record={record} draws={verdict.draws} />
          <Compare record={record} transcript={verdict.transcript} />
        </>
      )}
    </>
  );
}
