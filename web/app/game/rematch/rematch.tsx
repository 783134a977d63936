'use client';

import './rematch.css';
import type { GameAnswer } from '@shared/api/games';
import { getGame } from '@web/api/games';
import { offerRematch } from '@web/api/tables';
import { contribute } from '@web/chance/contribute';
import { sitDown } from '@web/chance/sit-down';
import { Link } from '@web/components/link';
import { Trouble } from '@web/components/trouble';
import { useTask } from '@web/components/use-task';
import { hasSeat } from '@web/games/has-seat';
import { namesOf } from '@web/games/names';
import { say } from '@web/words/say';
import { useRouter } from 'next/navigation';
import { useTable } from './use-table';

interface Props {
  readonly game: GameAnswer;
  readonly look: () => Promise<void>;
}

/** To those who have played a game that is over: the way to play it again, with roles exchanged. */
export function Rematch({ game: { id, rematch }, look }: Props) {
  const router = useRouter();
  const table = useTable(rematch);
  const { run, busy, error } = useTask();

  const offer = async (): Promise<void> => {
    const next = await offerRematch(id);
    const opened = await getGame(next.id);
    // Somebody may have offered a moment before.
    if (opened) await (opened.you === undefined ? sitDown(opened, next.invite) : contribute(next.id, opened.commitment));
    router.push(`/game/?id=${next.id}`);
  };
  const accept = async (offered: GameAnswer): Promise<void> => {
    // A seat that is kept for nobody is theirs too who have played: the server gives them what they need.
    await sitDown(offered, offered.kept === undefined ? (await offerRematch(id)).invite : undefined);
    router.push(`/game/?id=${offered.id}`);
  };
  const act = (task: () => Promise<void>): void => void run(task).then((done) => (done ? undefined : look()));

  const isOffered = table?.status === 'open' && table.you === undefined && hasSeat(table);
  const host = table ? namesOf(table.seats)(table.host) : '';
  return (
    <div className="rematch">
      {rematch === undefined || table?.status === 'cancelled' ? (
        <button type="button" className="btn go" disabled={busy} onClick={() => act(offer)}>
          {say('offerRematch')}
        </button>
      ) : isOffered ? (
        <button type="button" className="btn go" disabled={busy} onClick={() => act(() => accept(table))}>
          {say('offersAndSit', { name: host })}
        </button>
      ) : (
        <Link className="btn go" href={`/game/?id=${rematch}`}>
          {say('toRematch')}
        </Link>
      )}
      <p role="status" className="vh">
        {isOffered && say('offersRematch', { name: host })}
      </p>
      <Trouble error={error} />
    </div>
  );
}
