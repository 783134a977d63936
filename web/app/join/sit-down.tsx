'use client';

import type { GameAnswer } from '@shared/api/games';
import { sitDown } from '@web/chance/sit-down';
import { useNow } from '@web/clock/use-now';
import { NameField } from '@web/components/name-field';
import { Scene } from '@web/components/picture';
import { RulesLink } from '@web/components/rules-link';
import { SeatList } from '@web/components/seat-list';
import { Trouble } from '@web/components/trouble';
import { age } from '@web/games/age';
import { gist } from '@web/games/gist';
import { namesOf } from '@web/games/names';
import { titleName } from '@web/games/title';
import { Terms } from '@web/pace/terms';
import { enter, useVisitor } from '@web/people/visitor';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import type { Invitation } from './invitation';
import { say } from './say';

interface Props {
  readonly game: GameAnswer;
  readonly invitation: Invitation;
  /** The table may have changed: it is to be looked at again. */
  readonly onRefused: (why: unknown) => void;
}

/** A table with a free seat: one name, one tap. */
export function SitDown({ game, invitation: { invite }, onRefused }: Props) {
  const router = useRouter();
  const visitor = useVisitor();
  const now = useNow();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const host = namesOf(game.seats)(game.host);

  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await enter(name.trim());
      await sitDown(game, invite);
      router.replace(`/game/?id=${game.id}`);
    } catch (failure) {
      setError(failure);
      setBusy(false);
      onRefused(failure);
    }
  };

  return (
    <>
      <div className="letter first">
        <div className="picture">
          <Scene title={game.title} />
        </div>
        <div className="say">
          <div>
            <p className="caps">{titleName(game.title)}</p>
            <h1>{say('invites', { name: host })}</h1>
            <p className="meta">{gist(game)}</p>
            <p className="meta">{age(game.created, now)}</p>
          </div>
        </div>
      </div>
      <RulesLink title={game.title} options={game.options} />
      <SeatList seats={game.seats} you={game.you} host={game.host} kept={game.kept} />
      <form className="form" onSubmit={(event) => void sit(event)}>
        {visitor.state === 'somebody' ? undefined : <NameField value={name} onChange={setName} />}
        <Trouble error={error} />
        <button type="submit" className="btn go" disabled={busy}>
          {visitor.state === 'somebody' ? say('sitDownAs', { name: visitor.me.name }) : say('sitDown')}
        </button>
      </form>
      <Terms game={game} />
    </>
  );
}
