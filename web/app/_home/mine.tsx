'use client';

import type { ListedGame } from '@shared/api/games';
import { getGame } from '@web/api/games';
import { Invite } from '@web/components/invite';
import { Link } from '@web/components/link';
import { Thumb } from '@web/components/picture';
import { Seats } from '@web/components/seats';
import { namesOf } from '@web/games/names';
import { describeOptions, titleName } from '@web/games/title';
import { say } from '@web/words/say';
import { useEffect, useState } from 'react';

/** Tables at which the reader sits and a seat is still free. */
export function Mine({ games }: { readonly games: readonly ListedGame[] }) {
  return (
    <section aria-labelledby="mine">
      <div className="row-head">
        <h2 id="mine">{say('myTables')}</h2>
        <span className="meta">{games.length}</span>
      </div>
      <ul className="rows">
        {games.map((game) => (
          <li key={game.id} className="table">
            <span className="thumb">
              <Thumb title={game.title} />
            </span>
            <div>
              <p>
                <Link className="cover" href={`/game/?id=${game.id}`}>
                  {titleName(game.title)}
                </Link>
              </p>
              <p className="meta">
                <Seats seats={game.seats} />
                {sitting(game)}
              </p>
              <p className="meta">{describeOptions(game.title, game.options)}</p>
            </div>
            <TableInvite id={game.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The link of one table. Lists do not carry invites: it is asked for once. */
function TableInvite({ id }: { readonly id: string }) {
  const [invite, setInvite] = useState<string>();
  useEffect(() => {
    getGame(id).then(
      (game) => setInvite(game?.invite),
      () => setInvite(undefined),
    );
  }, [id]);
  return invite === undefined ? undefined : <Invite id={id} invite={invite} />;
}

function sitting({ seats, you }: ListedGame): string {
  const names = namesOf(seats);
  const there = seats.flatMap((info, seat) => (info.player === undefined ? [] : [seat === you ? say('you') : names(seat)]));
  return new Intl.ListFormat('en', { type: 'unit', style: 'short' }).format(there);
}
