'use client';

import { getExport } from '@web/api/people';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { useState } from 'react';
import { gather } from './gather';
import { saveFile } from './save-file';

/** All that is kept of the reader, as a file: fetched part by part. */
export function TakeAlong() {
  const { run, busy, error } = useTask();
  const [word, setWord] = useState('');

  const take = async (): Promise<void> => {
    const tell = (n: number): void => setWord(say('exportGoing', { n }));
    tell(0);
    const isDone = await run(async () => saveFile('casebook-export.json', 'application/json', await gather(getExport, tell)));
    setWord(isDone ? say('exportDone') : '');
  };

  return (
    <div className="export">
      <p className="meta">{say('exportMeans')}</p>
      <p className="acts">
        <button type="button" className="btn" disabled={busy} onClick={() => void take()}>
          {say('exportIt')}
        </button>
      </p>
      <p role="status" className="meta">
        {word}
      </p>
      <Trouble error={error} />
    </div>
  );
}
