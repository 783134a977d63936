'use client';

import { Frame } from '@web/components/frame';
import { say } from '@web/words/say';

/** In place of a page that failed, such as one whose parts could not be loaded. */
export default function Failure() {
  return (
    <Frame>
      <div>
        <h1>{say('broken')}</h1>
        <p className="lead">{say('brokenLead')}</p>
      </div>
      <p className="acts">
        <button type="button" className="btn go" onClick={() => location.reload()}>
          {say('again')}
        </button>
      </p>
    </Frame>
  );
}
