'use client';

import type { GameAnswer } from '@shared/api/games';
import { leaveTable, sendContribution } from '@web/api/games';
import { kept } from '@web/chance/contribution';
import { Invite } from '@web/components/invite';
import { Link } from '@web/components/link';
import { Panel } from '@web/components/panel';
import { Scene } from '@web/components/picture';
import { SeatList } from '@web/components/seat-list';
import { Trouble } from '@web/components/trouble';
import { TwoStep } from '@web/components/two-step';
import { describeOptions } from '@web/games/title';
import { say } from '@web/words/say';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/** A table that waits for players: who sits, the link for friends, the way out. */
export function Waiting({ game }: { readonly game: GameAnswer }) {
  const { id, you, seats, invite, title, options, visibility } = game;
  const router = useRouter();
  const [error, setError] = useState<unknown>();
  const [leaving, setLeaving] = useState(false);
  useOwnContribution(game);

  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await leaveTable(id);
      router.push('/');
    } catch (failure) {
      setError(failure);
      setLeaving(false);
    }
  };

  const free = seats.filter((seat) => seat.player === undefined).length;
  const isHost = you === 0;
  return (
    <main className="page">
      <div className="letter first">
        <div className="picture">
          <Scene title={title} />
        </div>
        <div className="say">
          <div>
            <p className="caps">{describeOptions(title, options)}</p>
            <h2>{say('waitingForPlayers', { n: free })}</h2>
            <p className="meta">{say(visibility === 'open' ? 'anybodyMeans' : 'invitedMeans')}</p>
          </div>
        </div>
      </div>
      {invite !== undefined && (
        <Panel head={say('bringFriends')}>
          <Invite id={id} invite={invite} />
        </Panel>
      )}
      <Panel head={say('seats')} meta={say('seatsTaken', { taken: seats.length - free, of: seats.length })}>
        <SeatList seats={seats} you={you} />
      </Panel>
      <Trouble error={error} />
      {you === undefined ? (
        visibility === 'open' && (
          <Link className="btn go" href={`/join/#${id}`}>
            {say('join')}
          </Link>
        )
      ) : (
        <div>
          <TwoStep
            label={say(isHost ? 'cancelTable' : 'leaveTable')}
            warning={say(isHost ? 'cancelTableMeans' : 'leaveTableMeans')}
            confirm={say(isHost ? 'cancelTable' : 'leaveTable')}
            disabled={leaving}
            onConfirm={() => void leave()}
          />
        </div>
      )}
    </main>
  );
}

/** Sends the reader's bytes if they were made here but never arrived. */
function useOwnContribution({ id, you, seats }: GameAnswer): void {
  const isMissing = you !== undefined && seats[you]?.contribution === undefined;
  useEffect(() => {
    const own = isMissing ? kept(id) : undefined;
    // A table without them is as good a table.
    if (own) sendContribution(id, own.contribution).catch(() => {});
  }, [id, isMissing]);
}
