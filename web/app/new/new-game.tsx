'use client';

import './new.css';
import { createGame, sendContribution } from '@web/api/games';
import { boards } from '@web/boards';
import { keep, makeContribution } from '@web/chance/contribution';
import { Frame } from '@web/components/frame';
import { NameField } from '@web/components/name-field';
import { Panel } from '@web/components/panel';
import { Seg } from '@web/components/seg';
import { Trouble } from '@web/components/trouble';
import { enter, useVisitor } from '@web/people/visitor';
import { say } from '@web/words/say';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { seatRange } from './seat-range';
import { SeatsChoice } from './seats-choice';
import { TitleChoice } from './title-choice';

const [FIRST = ''] = Object.keys(boards);

type Visibility = 'open' | 'invite';

/** Opens a table: which title, how, for how many, for whom. */
export function NewGame() {
  const router = useRouter();
  const visitor = useVisitor();
  const [title, setTitle] = useState(FIRST);
  const [options, setOptions] = useState<unknown>(boards[FIRST]?.options);
  const [wish, setWish] = useState<number>();
  const [visibility, setVisibility] = useState<Visibility>('invite');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const board = boards[title];
  const range = seatRange(title, options);
  const seats = Math.min(range.max, Math.max(range.min, wish ?? range.min));

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await enter(name.trim());
      const { id, commitment } = await createGame({ title, options: { ...(options as object) }, seats, visibility });
      await contribute(id, commitment);
      router.push(`/game/?id=${id}`);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };

  return (
    <Frame>
      <h1>{say('newGame')}</h1>
      <form className="form" onSubmit={(event) => void open(event)}>
        <TitleChoice
          value={title}
          onChange={(chosen) => {
            setTitle(chosen);
            setOptions(boards[chosen]?.options);
          }}
        />
        <Panel head={say('table')}>
          <div className="form">
            {board && <board.Options value={options} onChange={setOptions} />}
            <SeatsChoice range={range} value={seats} onChange={setWish} />
            <div className="field">
              <Seg<Visibility>
                label={say('whoJoins')}
                value={visibility}
                options={[
                  { value: 'invite', label: say('invited') },
                  { value: 'open', label: say('anybody') },
                ]}
                onChange={setVisibility}
              />
              <p className="meta">{say(visibility === 'open' ? 'anybodyMeans' : 'invitedMeans')}</p>
            </div>
          </div>
        </Panel>
        {visitor.state === 'somebody' ? undefined : <NameField value={name} onChange={setName} />}
        <Trouble error={error} />
        <button type="submit" className="btn go" disabled={busy || visitor.state === 'asking'}>
          {say(busy ? 'opening' : 'openTable')}
        </button>
      </form>
    </Frame>
  );
}

/** Sends the host's bytes, now that the server's promise is known. A table without them is as good a table. */
async function contribute(id: string, commitment: string): Promise<void> {
  const contribution = makeContribution();
  keep(id, { commitment, contribution });
  try {
    await sendContribution(id, contribution);
  } catch {
    // The table page sends them again.
  }
}
