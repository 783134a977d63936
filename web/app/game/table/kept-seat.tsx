'use client';

import type { GameAnswer } from '@shared/api/games';
import { sitDown } from '@web/chance/sit-down';
import { Panel } from '@web/components/panel';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { namesOf } from '@web/games/names';
import { say } from './say';

interface Props {
  readonly game: GameAnswer;
  readonly look: () => Promise<void>;
}

/** To the one for whom a seat of a rematch is kept. */
export function KeptSeat({ game, look }: Props) {
  const { run, busy, error } = useTask();
  return (
    <Panel head={say('seatIsKept')}>
      <div className="kept">
        <p>{say('offersRematch', { name: namesOf(game.seats)(game.host) })}</p>
        <button type="button" className="btn go" disabled={busy} onClick={() => void run(() => sitDown(game)).then(look)}>
          {say('sitDown')}
        </button>
      </div>
      <Trouble error={error} />
    </Panel>
  );
}
