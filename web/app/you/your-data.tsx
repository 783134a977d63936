'use client';

import { Icon } from '@web/components/icon';
import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { say } from '@web/people/say';
import { vanish } from '@web/people/visitor';
import { useState } from 'react';
import { TakeAlong } from './take-along';

/** All that is kept of the reader: to take along, and to delete. */
export function YourData() {
  return (
    <Panel head={say('yourData')}>
      <div className="form">
        <TakeAlong />
        <Delete />
      </div>
    </Panel>
  );
}

/** Press, read, tick, press again. */
function Delete() {
  const [asked, setAsked] = useState(false);
  const [ticked, setTicked] = useState(false);
  const { run, busy, error } = useTask();
  if (!asked) {
    return (
      <p className="acts">
        <button type="button" className="btn" onClick={() => setAsked(true)}>
          {say('deleteAccount')}
        </button>
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div className="two-step" role="group" aria-label={say('deleteAccount')}>
      <p role="status">{say('deleteMeans')}</p>
      <label className="tick">
        <input type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
        <span className="box">
          <Icon name="check" />
        </span>
        {say('deleteTick')}
      </label>
      <Trouble error={error} />
      <p className="acts">
        <button
          type="button"
          className="btn"
          onClick={() => {
            setAsked(false);
            setTicked(false);
          }}
        >
          {say('keepAccount')}
        </button>
        <button type="button" className="btn bad" disabled={!ticked || busy} onClick={() => void run(vanish)}>
          {say('deleteNow')}
        </button>
      </p>
    </div>
  );
}
