'use client';

import './new.css';
import { createGame } from '@web/api/games';
import { boards } from '@web/boards';
import { contribute } from '@web/chance/contribute';
import { Frame } from '@web/components/frame';
import { NameField } from '@web/components/name-field';
import { Panel } from '@web/components/panel';
import { RulesLink } from '@web/components/rules-link';
import { Seg } from '@web/components/seg';
import { Trouble } from '@web/components/trouble';
import { forget } from '@web/drafts/drafts';
import { useKept } from '@web/drafts/use-kept';
import { seatRange } from '@web/games/seat-range';
import { enter, useVisitor } from '@web/people/visitor';
import { say } from '@web/words/say';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { PaceChoice } from './pace/pace-choice';
import { paceOf, type Wish } from './pace/wish';
import { SeatsChoice } from './seats-choice';
import { TitleChoice } from './title-choice';

const [FIRST = ''] = Object.keys(boards);

type Visibility = 'open' | 'invite';

const NOTHING_CHOSEN: Wish = {};

/** Opens a table: which title, how, for how many, for whom, at which pace. */
export function NewGame() {
  const router = useRouter();
  const visitor = useVisitor();
  const [title, setTitle] = useKept('new/title', FIRST);
  const [options, setOptions] = useKept<unknown>('new/options', boards[FIRST]?.options);
  const [wanted, setWanted] = useKept<number | undefined>('new/seats', undefined);
  const [visibility, setVisibility] = useKept<Visibility>('new/visibility', 'invite');
  const [pace, setPace] = useKept<Wish>('new/pace', NOTHING_CHOSEN);
  const [name, setName] = useKept('new/name', '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const board = boards[title];
  const range = seatRange(title, options);
  const seats = Math.min(range.max, Math.max(range.min, wanted ?? range.min));

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await enter(name.trim());
      const { id, commitment } = await createGame({
        title,
        options: { ...(options as object) },
        seats,
        visibility,
        pace: paceOf(pace),
        rated: pace.rated ?? false,
      });
      await contribute(id, commitment);
      forget('new/');
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
            <RulesLink title={title} options={options} />
            <SeatsChoice range={range} value={seats} onChange={setWanted} />
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
        <PaceChoice value={pace} onChange={setPace} />
        {visitor.state === 'somebody' ? undefined : <NameField value={name} onChange={setName} />}
        <Trouble error={error} />
        <button type="submit" className="btn go" disabled={busy || visitor.state === 'asking'}>
          {say(busy ? 'opening' : 'openTable')}
        </button>
      </form>
    </Frame>
  );
}
