import type { ListedGame } from '@shared/api/games';
import { span } from '@web/clock/words';
import { Link } from '@web/components/link';
import { Row } from '@web/components/row';
import { namesOf, others } from '@web/games/names';
import { titleName } from '@web/games/title';
import { say } from '@web/words/say';
import { Part } from './part';

/** Games in which somebody else is to move. */
export function Running({ games, now }: { readonly games: readonly ListedGame[]; readonly now: number }) {
  return (
    <Part head={say('waitingForOthers')} meta={games.length}>
      <ul className="rows">
        {games.map((game) => (
          <Row
            key={game.id}
            title={game.title}
            head={
              <Link className="cover" href={`/game/?id=${game.id}`}>
                {others(game.seats, game.you)}
              </Link>
            }
            end={<p className="end meta num">{span(now - (game.turn?.since ?? game.updated)).join(' ')}</p>}
          >
            <p className="meta">
              {say('titleAndMover', {
                title: titleName(game.title),
                name: game.turn ? namesOf(game.seats)(game.turn.seat) : '',
              })}
            </p>
          </Row>
        ))}
      </ul>
    </Part>
  );
}
