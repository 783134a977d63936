import type { ListedGame } from '@shared/api/games';
import { briefly } from '@web/clock/words';
import { Link } from '@web/components/link';
import { Panel } from '@web/components/panel';
import { others } from '@web/games/names';
import { titleName } from '@web/games/title';
import { Offer } from './offer';
import { say } from './say';

interface Props {
  readonly games: readonly ListedGame[];
  /** Where the reader sits already: what was offered there is taken. */
  readonly seated: ReadonlySet<string>;
  readonly now: number;
  readonly zone: string;
}

/** Games that are over, and how they went. */
export function Finished({ games, seated, now, zone }: Props) {
  return (
    <Panel head={say('finished')}>
      <ul className="ended">
        {games.map((game) => (
          <li key={game.id}>
            <span>
              <Link href={`/game/?id=${game.id}`}>{outcome(game)}</Link>
            </span>
            <span className="meta">{briefly(game.updated, now, zone)}</span>
            <span className="meta">{against(game)}</span>
            {game.rematch !== undefined && !seated.has(game.rematch) && <Offer id={game.rematch} />}
          </li>
        ))}
      </ul>
      <Link className="open-record" href="/record/">
        {say('openRecord')}
      </Link>
    </Panel>
  );
}

/** What it was, and with whom, if anybody came. */
function against({ title, seats, you }: ListedGame): string {
  const names = others(seats, you);
  return names === '' ? titleName(title) : say('titleAgainst', { title: titleName(title), names });
}

/** Won, lost, or which place of how many; or why there is no result. */
function outcome({ status, why, result, you, seats }: ListedGame): string {
  if (status !== 'finished') return say(why === undefined ? 'ended' : `ended.${why}`);
  const mine = you === undefined ? undefined : result?.seats[you];
  if (mine === undefined) return say('over');
  if (mine.place === 1) return say('won');
  return seats.length === 2 ? say('lost') : say('placed', { place: mine.place, of: seats.length });
}
