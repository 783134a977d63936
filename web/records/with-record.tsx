'use client';

import { RecordError } from '@shared/record/record';
import { Refused } from '@web/api/answer';
import { recordOf } from '@web/api/record';
import { Frame } from '@web/components/frame';
import { Trouble } from '@web/components/trouble';
import { WaysOn } from '@web/components/ways-on';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { Fault } from './fault';
import { hold, lastHeld } from './held';
import type { Opened } from './opened';
import { Opener } from './opener';
import { type Code, say } from './say';

/** A record that is open: from the game of this id, or from what the reader has opened, which they may close. */
export interface Shown extends Opened {
  readonly id?: string;
  readonly close?: () => void;
}

interface Props {
  /** Heads the page while none is open. */
  readonly head: Code;
  readonly lead: Code;
  readonly children: (shown: Shown) => ReactNode;
}

/** A page about a record: that of the game its address names, or one that the reader opens. */
export function WithRecord(props: Props) {
  const id = useSearchParams().get('id') ?? undefined;
  if (id === undefined) return <Chosen {...props} />;
  return /^[A-Za-z0-9_-]{22}$/.test(id) ? <Fetched key={id} id={id} {...props} /> : <Missing />;
}

function Chosen({ head, lead, children }: Props) {
  const [opened, setOpened] = useState(lastHeld);
  const show = (next: Opened | undefined): void => {
    hold(next);
    setOpened(next);
    scrollTo({ top: 0 });
  };
  if (opened !== undefined) return children({ ...opened, close: () => show(undefined) });
  return (
    <Frame>
      <div>
        <h1>{say(head)}</h1>
        <p className="lead">{say(lead)}</p>
      </div>
      <Opener onOpen={show} />
    </Frame>
  );
}

function Fetched({ id, head, children }: Props & { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let left = false;
    read(id).then(
      (found) => {
        if (!left) setOpened(found);
      },
      (failure: unknown) => {
        if (!left) setError(failure);
      },
    );
    return () => {
      left = true;
    };
  }, [id]);

  if (opened !== undefined) return children({ ...opened, id });
  if (error instanceof Refused && error.problem.code === 'not_found') return <Missing />;
  if (error instanceof OtherGame) return <Other />;
  return (
    <Frame>
      <div aria-busy={error === undefined}>
        <h1>{say(head)}</h1>
        <p className="lead" role="status">
          {error === undefined && say('opening')}
        </p>
      </div>
      {error instanceof RecordError ? <Fault error={error} text="" file={undefined} /> : <Trouble error={error} />}
    </Frame>
  );
}

/** What the server says is read as a file is: this page trusts the one no more than the other. */
async function read(id: string): Promise<Opened> {
  const [record, { open }] = await Promise.all([recordOf(id), import('./opened')]);
  const opened = open(JSON.stringify(record));
  if (opened.record.id !== id) throw new OtherGame();
  return opened;
}

/** Another game's record is no answer, however sound. */
class OtherGame extends Error {
  override readonly name = 'OtherGame';
}

function Other() {
  return (
    <Frame>
      <div role="alert">
        <h1>{say('otherRecord')}</h1>
        <p className="lead">{say('otherRecordLead')}</p>
      </div>
    </Frame>
  );
}

function Missing() {
  return (
    <Frame>
      <div>
        <h1>{say('noRecord')}</h1>
        <p className="lead">{say('noRecordLead')}</p>
      </div>
      <WaysOn to={['myGames']} go="myGames" />
    </Frame>
  );
}
