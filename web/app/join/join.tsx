'use client';

import '@web/components/letter.css';
import type { GameAnswer } from '@shared/api/games';
import { Refused } from '@web/api/answer';
import { getGame } from '@web/api/games';
import { Frame } from '@web/components/frame';
import { Trouble } from '@web/components/trouble';
import { hasSeat } from '@web/games/has-seat';
import { recognise, useVisitor } from '@web/people/visitor';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Closed } from './closed';
import { type Invitation, parseInvitation } from './invitation';
import { SitDown } from './sit-down';

/** Where an invite link leads: the table, and one tap to sit down. */
export function Join() {
  const fragment = useSyncExternalStore(
    onFragment,
    () => location.hash,
    () => undefined,
  );
  const invitation = useMemo(() => (fragment === undefined ? undefined : parseInvitation(fragment)), [fragment]);
  if (fragment === undefined) return <Frame>{undefined}</Frame>;
  return <Frame>{invitation ? <Table key={fragment} invitation={invitation} /> : <Closed why="noTable" />}</Frame>;
}

function Table({ invitation }: { readonly invitation: Invitation }) {
  const { state } = useVisitor();
  const [game, setGame] = useState<GameAnswer>();
  const [error, setError] = useState<unknown>();
  /** The link was cut short, or its host has made a new one. */
  const [isDead, setDead] = useState(false);

  const { id } = invitation;
  const look = useCallback(async (): Promise<void> => {
    try {
      const answer = await getGame(id);
      recognise(answer?.you);
      setGame(answer);
    } catch (failure) {
      setError(failure);
    }
  }, [id]);
  useEffect(() => void look(), [look]);

  if (error instanceof Refused && error.problem.code === 'not_found') return <Closed why="noTable" />;
  if (error !== undefined) return <Trouble error={error} />;
  if (game === undefined || state === 'asking') return <div aria-busy="true" />;
  if (game.you !== undefined) return <Closed why="seated" game={game} />;
  if (game.status === 'cancelled') return <Closed why={game.why === 'expired' ? 'expired' : 'cancelled'} game={game} />;
  if (game.status === 'finished' || game.status === 'void') return <Closed why="overAlready" game={game} />;
  if (game.status === 'running') return <Closed why="started" game={game} />;
  if (isDead || needsInvite(game, invitation)) return <Closed why="inviteNeeded" game={game} />;
  if (!hasSeat(game)) return <Closed why="kept" game={game} />;
  const refused = (why: unknown): void => {
    setDead(why instanceof Refused && why.problem.code === 'invite_needed');
    void look();
  };
  return <SitDown game={game} invitation={invitation} onRefused={refused} />;
}

/** A table by invitation opens to its link, and to whom a seat is kept for. */
function needsInvite({ visibility, kept }: GameAnswer, { invite }: Invitation): boolean {
  return visibility === 'invite' && invite === undefined && kept === undefined;
}

function onFragment(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
