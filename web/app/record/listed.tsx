'use client';

import { Frame } from '@web/components/frame';
import { Link } from '@web/components/link';
import { titleName } from '@web/games/title';
import { wordsOf } from '@web/history/line';
import { Log } from '@web/history/log';
import { About } from '@web/records/about';
import { linesOf } from '@web/records/lines';
import { namesOf } from '@web/records/names';
import { say } from '@web/records/say';
import type { Shown } from '@web/records/with-record';
import { useMemo } from 'react';

/** A record that cannot be played through: who plays, and what happened. */
export function Listed({ why, ...shown }: Shown & { readonly why: string }) {
  const { game, record, id, close } = shown;
  const lines = useMemo(() => linesOf({ game, record }, record.sight ?? 'revealed'), [game, record]);
  const page = id !== undefined && record.status === 'running' ? `/game/?id=${id}` : undefined;
  return (
    <Frame>
      <div>
        <p className="caps">{say('recordOf')}</p>
        <h1>{titleName(record.title)}</h1>
        <p className="lead">{why}</p>
      </div>
      <About {...shown} />
      <Log page={undefined} lines={lines} words={wordsOf(record)} names={namesOf(record)} moment={undefined} />
      <p className="acts">
        {page !== undefined && (
          <Link className="btn" href={page}>
            {say('toGame')}
          </Link>
        )}
        {close && (
          <button type="button" className="btn" onClick={close}>
            {say('closeRecord')}
          </button>
        )}
      </p>
    </Frame>
  );
}
