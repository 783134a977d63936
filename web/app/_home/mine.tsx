'use client';

import type { ListedGame } from '@shared/api/games';
import { getGame } from '@web/api/games';
import { Invite } from '@web/components/invite';
import { Link } from '@web/components/link';
import { Row } from '@web/components/row';
import { Seats } from '@web/components/seats';
import { namesOf } from '@web/games/names';
import { describeOptions, titleName } from '@web/games/title';
import { list } from '@web/words/list';
import { useEffect, useState } from 'react';
import { Part } from './part';
import { say } from './say';

/** Tables at which the reader sits and a seat is still free. */
export function Mine({ games }: { readonly games: readonly ListedGame[] }) {
  return (
    <Part head={say('myTables')} meta={games.length}>
      <ul className="rows">
        {games.map((game) => (
          <Row
            key={game.id}
            title={game.title}
            className="table"
            head={
              <Link className="cover" href={`/game/?id=${game.id}`}>
                {titleName(game.title)}
              </Link>
            }
            end={<TableInvite id={game.id} />}
          >
            <p className="meta">
              <Seats seats={game.seats} />
              {sitting(game)}
            </p>
            <p className="meta">{describeOptions(game.title, game.options)}</p>
          </Row>
        ))}
      </ul>
    </Part>
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
  return list(there, 'commas');
}
