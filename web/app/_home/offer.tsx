'use client';

import { getGame } from '@web/api/games';
import { Link } from '@web/components/link';
import { say } from '@web/words/say';
import { useEffect, useState } from 'react';

/** The way to a rematch at which a seat is kept for the reader; nothing once it is not. Lists do not say: it is asked for once. */
export function Offer({ id }: { readonly id: string }) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    getGame(id).then(
      (table) => setKept(table?.status === 'open' && table.kept !== undefined),
      () => setKept(false),
    );
  }, [id]);
  if (!isKept) return undefined;
  return (
    <span className="offer">
      <Link href={`/game/?id=${id}`}>{say('rematchOffered')}</Link>
    </span>
  );
}
