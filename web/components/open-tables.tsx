'use client';

import type { ListedGame } from '@shared/api/games';
import { useNow } from '@web/clock/use-now';
import { age } from '@web/games/age';
import { gist } from '@web/games/gist';
import { namesOf } from '@web/games/names';
import { habits } from '@web/games/replies';
import { titleName } from '@web/games/title';
import { say } from '@web/words/say';
import { Link } from './link';
import { Row } from './row';
import { Seats } from './seats';

/** Public tables with a free seat, each with the way to sit down. */
export function OpenTables({ games }: { readonly games: readonly ListedGame[] }) {
  const now = useNow();
  return (
    <ul className="rows">
      {games.map((game) => (
        <Row key={game.id} title={game.title} head={<b>{titleName(game.title)}</b>} end={<TableLink game={game} />}>
          <p className="meta">
            <Seats seats={game.seats} />
            {say('hostedBy', { name: namesOf(game.seats)(0) })}
          </p>
          <p className="meta">{gist(game)}</p>
          <p className="meta">{standing(game, now)}</p>
        </Row>
      ))}
    </ul>
  );
}

/** How long it has been open, and how soon those who sit there usually answer. */
function standing({ created, seats }: ListedGame, now: number): string {
  const said = habits(seats);
  return [age(created, now), ...(said === undefined ? [] : [said])].join(' · ');
}

function TableLink({ game: { id, title, seats, you } }: { readonly game: ListedGame }) {
  const seated = you !== undefined;
  const parts = { title: titleName(title), name: namesOf(seats)(0) };
  return (
    <Link
      className="btn"
      href={seated ? `/game/?id=${id}` : `/join/#${id}`}
      aria-label={say(seated ? 'openTableOf' : 'joinTableOf', parts)}
    >
      {say(seated ? 'open' : 'join')}
    </Link>
  );
}
