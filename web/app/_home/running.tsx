import type { ListedGame } from '@shared/api/games';
import { span } from '@web/clock/words';
import { Link } from '@web/components/link';
import { Thumb } from '@web/components/picture';
import { namesOf, others } from '@web/games/names';
import { titleName } from '@web/games/title';
import { say } from '@web/words/say';

/** Games in which somebody else is to move. */
export function Running({ games, now }: { readonly games: readonly ListedGame[]; readonly now: number }) {
  return (
    <section aria-labelledby="running">
      <div className="row-head">
        <h2 id="running">{say('waitingForOthers')}</h2>
        <span className="meta">{games.length}</span>
      </div>
      <ul className="rows">
        {games.map((game) => (
          <li key={game.id}>
            <span className="thumb">
              <Thumb title={game.title} />
            </span>
            <div>
              <p>
                <Link className="cover" href={`/game/?id=${game.id}`}>
                  {others(game.seats, game.you)}
                </Link>
              </p>
              <p className="meta">
                {say('titleAndMover', {
                  title: titleName(game.title),
                  name: game.turn ? namesOf(game.seats)(game.turn.seat) : '',
                })}
              </p>
            </div>
            <p className="end meta num">{span(now - (game.turn?.since ?? game.updated)).join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
