'use client';

import type { GameAnswer } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { openSeat, removePlayer, startTable } from '@web/api/tables';
import { Panel } from '@web/components/panel';
import { SeatList } from '@web/components/seat-list';
import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { useTask } from '@web/components/use-task';
import { namesOf } from '@web/games/names';
import { seatRange } from '@web/games/seat-range';
import { list } from '@web/words/list';
import { say } from './say';

interface Props {
  readonly game: GameAnswer;
  readonly look: () => Promise<void>;
}

/** Who sits at the table. Its host may send somebody away, and begin without those who have not come. */
export function Seats({ game, look }: Props) {
  const { id, you, host, kept, title, options, seats } = game;
  const { run, busy, error } = useTask();
  const names = namesOf(seats);
  const isHost = you === host;
  const there = seats.flatMap(({ player }, seat) => (player === undefined ? [] : [seat]));
  const others = there.filter((seat) => seat !== you).map(names);
  const mayStart = isHost && others.length > 0 && there.length >= seatRange(title, options).min;

  const open = (seat: Seat) => (
    <TwoStep
      key={`kept ${seat}`}
      label={say('openSeat')}
      name={say('openSeatOf', { name: names(seat) })}
      warning={say('openSeatMeans', { name: names(seat) })}
      confirm={say('openSeat')}
      back={say('notNow')}
      disabled={busy}
      onConfirm={() => void run(() => openSeat(id, seat)).then(look)}
    />
  );
  const remove = (seat: Seat) => {
    const player = seats[seat]?.player;
    if (isHost && seats[seat]?.reserved) return open(seat);
    if (!isHost || seat === you || player === undefined) return undefined;
    const name = names(seat);
    return (
      <TwoStep
        key={player}
        label={say('remove')}
        name={say('removeName', { name })}
        warning={say('removeMeans', { name })}
        confirm={say('removeName', { name })}
        back={say('notNow')}
        disabled={busy}
        onConfirm={() => void run(() => removePlayer(id, seat, player)).then(look)}
      />
    );
  };

  return (
    <Panel head={say('seats')} meta={say('seatsTaken', { taken: there.length, of: seats.length })}>
      <div className="table-seats">
        <SeatList seats={seats} you={you} host={host} kept={kept} act={remove} />
        {mayStart && (
          <div>
            {/* Asked anew about every other company. */}
            <TwoStep
              key={there.map((seat) => seats[seat]?.player).join(' ')}
              label={say('startNow', { n: there.length })}
              warning={say('startNowMeans', { names: list(others) })}
              confirm={say('startNow', { n: there.length })}
              back={say('notNow')}
              calm
              disabled={busy}
              onConfirm={() => void run(() => startTable(id, there.length)).then(look)}
            />
          </div>
        )}
        <Trouble error={error} />
      </div>
    </Panel>
  );
}
