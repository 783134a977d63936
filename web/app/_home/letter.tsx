import type { ListedGame } from '@shared/api/games';
import { fully } from '@web/clock/words';
import { Link } from '@web/components/link';
import { Scene, Thumb } from '@web/components/picture';
import { others } from '@web/games/names';
import { describeOptions, titleName } from '@web/games/title';
import { say } from '@web/words/say';
import { Postmark } from './postmark';

interface Props {
  readonly game: ListedGame;
  readonly now: number;
  readonly zone: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** A game that waits for the reader. */
export function Letter({ game, now, zone }: Props) {
  const { since, wait } = waiting(game, now);
  return (
    <li className={wait > DAY ? 'letter soon' : 'letter'}>
      <div>
        <Head game={game} />
        <p className="meta">{say('since', { when: fully(since, now, zone) })}</p>
      </div>
      <div className="post">
        <div className="stamp">
          <span>
            <Thumb title={game.title} />
          </span>
        </div>
        <Postmark wait={wait} />
      </div>
    </li>
  );
}

/** The game that has waited longest: a picture postcard. */
export function FirstLetter({ game, now, zone }: Props) {
  const { since, wait } = waiting(game, now);
  return (
    <li className={wait > DAY ? 'letter first soon airmail' : 'letter first soon'}>
      <div className="picture">
        <Scene title={game.title} />
      </div>
      <div className="say">
        <div>
          <Head game={game} />
        </div>
        <div className="post">
          <Postmark wait={wait} />
        </div>
        <p className="news">{say('yourTurnSince', { when: fully(since, now, zone) })}</p>
        <span className="btn go" aria-hidden="true">
          {say('takeTurn')}
        </span>
      </div>
    </li>
  );
}

function Head({ game }: { readonly game: ListedGame }) {
  return (
    <>
      <p className="caps">{titleName(game.title)}</p>
      <h2>
        <Link href={`/game/?id=${game.id}`}>{others(game.seats, game.you)}</Link>
      </h2>
      <p className="meta">{describeOptions(game.title, game.options)}</p>
    </>
  );
}

function waiting({ turn, updated }: ListedGame, now: number): { since: number; wait: number } {
  const since = turn?.since ?? updated;
  return { since, wait: Math.max(0, now - since) };
}
