'use client';

import { say } from '@web/people/say';
import { useVisitor } from '@web/people/visitor';
import { useEffect, useRef } from 'react';
import type { Arrival } from './arrival';
import { NewName } from './new-name';
import { Stayed } from './stayed';

interface Props {
  readonly arrival: Arrival;
  readonly heading?: 'h1' | 'h2';
  readonly onGoOn: () => void;
}

/** What signing in has done. A new account is asked for its name. */
export function Arrived({ arrival, heading: Heading = 'h1', onGoOn }: Props) {
  const { signedIn, guest } = arrival;
  const visitor = useVisitor();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  const isNew = signedIn.fresh && guest === undefined;
  const name = visitor.state === 'somebody' ? visitor.me.name : signedIn.name;
  return (
    <>
      <div>
        <Heading ref={head} tabIndex={-1}>
          {isNew ? say('welcomeNew') : signedIn.fresh ? say('gamesKept') : say('welcomeBack', { name })}
        </Heading>
        {isNew && <p className="lead">{say('welcomeNewLead')}</p>}
        {signedIn.fresh && !isNew && <p className="lead">{say('gamesKeptLead')}</p>}
        {!signedIn.fresh && guest !== undefined && <p className="lead">{say('cameAlong', { guest })}</p>}
      </div>
      {signedIn.stayed.length > 0 && <Stayed ids={signedIn.stayed} />}
      {isNew ? (
        <NewName onNamed={onGoOn} />
      ) : (
        <p className="acts">
          <button type="button" className="btn go" onClick={onGoOn}>
            {say('goOn')}
          </button>
        </p>
      )}
    </>
  );
}
