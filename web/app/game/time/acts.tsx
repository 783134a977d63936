'use client';

import type { GameAnswer } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { giveTime, goOn, nudge, wish } from '@web/api/deadlines';
import { turnClock } from '@web/clock/turn-clock';
import { useNow } from '@web/clock/use-now';
import { fully } from '@web/clock/words';
import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { useTask } from '@web/components/use-task';
import { useZone } from '@web/people/visitor';
import { useRef, useState } from 'react';
import { GiveTime } from './give-time';
import { Nudge } from './nudge';
import { say } from './say';
import type { TimeProps } from './time';
import { WishFor } from './wish-for';

/** What a player may do about the time of the game. */
export function Acts({ game, names, you, adopt, look }: TimeProps & { readonly you: Seat }) {
  const { id, turn, rated } = game;
  const now = useNow();
  const zone = useZone();
  const { run, busy, error } = useTask();
  const [done, setDone] = useState('');
  const acts = useRef<HTMLDivElement>(null);

  /** What was pressed is gone with the answer: the keyboard goes on from the group. */
  const ask = async (task: () => Promise<GameAnswer>, words: string): Promise<void> => {
    setDone('');
    if (await run(async () => adopt(await task()))) {
      setDone(words);
      acts.current?.focus({ preventScroll: true });
    } else await look();
  };

  const clock = turnClock(game, now);
  const waits = turn !== undefined && turn.seat !== you;
  const name = turn === undefined ? '' : names(turn.seat);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div className="acts" role="group" aria-label={say('time')} ref={acts} tabIndex={-1}>
      {waits && (
        <Nudge
          clock={clock.state}
          nudged={game.nudged}
          name={name}
          busy={busy}
          onNudge={() => void ask(() => nudge(id, turn.number), say('nudgeSent', { name }))}
        />
      )}
      {waits && game.deadline !== undefined && !turn.gifts?.includes(you) && (
        <GiveTime
          time={game.pace.turn}
          name={name}
          busy={busy}
          onGive={() => void ask(() => giveTime(id, turn.number), say('timeGiven', { name }))}
        />
      )}
      {game.paused !== undefined && game.paused > now ? (
        <div className="act">
          <p>{say('paused', { when: fully(game.paused, now, zone) })}</p>
          <TwoStep
            label={say('goOn')}
            warning={say('goOnMeans')}
            confirm={say('goOn')}
            back={say('notNow')}
            calm
            disabled={busy}
            onConfirm={() => void ask(() => goOn(id), say('goesOn'))}
          />
        </div>
      ) : (
        <WishFor
          what="pause"
          game={game}
          you={you}
          names={names}
          busy={busy}
          onWish={(what, words) => void ask(() => wish(id, what), words)}
        />
      )}
      {!rated && (
        <WishFor
          what="abort"
          game={game}
          you={you}
          names={names}
          busy={busy}
          onWish={(what, words) => void ask(() => wish(id, what), words)}
        />
      )}
      <Trouble error={error} />
      <p role="status" className="vh">
        {done}
      </p>
    </div>
  );
}
