'use client';

import './waiting.css';
import type { GameAnswer } from '@shared/api/games';
import { leaveTable } from '@web/api/games';
import { closeTable } from '@web/api/tables';
import { forget } from '@web/chance/contribution';
import { Link } from '@web/components/link';
import { RulesLink } from '@web/components/rules-link';
import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { useTask } from '@web/components/use-task';
import { Terms } from '@web/pace/terms';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { TableTalk } from '../talk/table-talk';
import { Friends } from './friends';
import { KeptSeat } from './kept-seat';
import { Letter } from './letter';
import { say } from './say';
import { SeatGone } from './seat-gone';
import { Seats } from './seats';
import { useOwnContribution } from './use-own-contribution';

interface Props {
  readonly game: GameAnswer;
  /** The table has changed: looks again. */
  readonly look: () => Promise<void>;
}

/** A table that waits for players: what is to be played, who sits, the link for friends, what its host may do, the way out. */
export function Waiting({ game, look }: Props) {
  const { id, you, seats, host, kept, visibility } = game;
  const router = useRouter();
  const { run, busy, error } = useTask();
  useOwnContribution(game);
  const [hasSat, setHasSat] = useState(false);
  if (you !== undefined && !hasSat) setHasSat(true);

  const isHost = you === host;
  const hasSeat = seats.some(({ player, reserved }) => player === undefined && reserved === undefined);
  const leave = async (): Promise<void> => {
    if (!(await run(() => (isHost ? closeTable(id) : leaveTable(id))))) return;
    forget(id);
    router.push('/');
  };

  return (
    <main className="page">
      {you === undefined && hasSat && <SeatGone />}
      <Letter game={game} />
      <RulesLink title={game.title} options={game.options} />
      {kept !== undefined && <KeptSeat game={game} look={look} />}
      {hasSeat && you !== undefined && <Friends game={game} look={look} />}
      <Seats game={game} look={look} />
      <Terms game={game} />
      {you !== undefined && <TableTalk game={game} />}
      <Trouble error={error} />
      {you !== undefined && (
        <div>
          <TwoStep
            label={say(isHost ? 'cancelTable' : 'leaveTable')}
            warning={say(isHost ? 'cancelTableMeans' : 'leaveTableMeans')}
            confirm={say(isHost ? 'cancelTable' : 'leaveTable')}
            disabled={busy}
            onConfirm={() => void leave()}
          />
        </div>
      )}
      {you === undefined && hasSeat && !hasSat && kept === undefined && visibility === 'open' && (
        <Link className="btn go" href={`/join/#${id}`}>
          {say('join')}
        </Link>
      )}
    </main>
  );
}
