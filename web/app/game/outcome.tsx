import '@web/components/confirm.css';
import type { GameAnswer } from '@shared/api/games';
import { type Names, say as sayIn } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import { Icon } from '@web/components/icon';
import { Link } from '@web/components/link';
import { Told } from '@web/components/told';
import { en } from '@web/words/en';
import { say } from '@web/words/say';

interface Props {
  readonly result: NonNullable<GameAnswer['result']>;
  readonly words: Catalogue;
  readonly names: Names;
}

/** The bar at the foot of a game that is over: who won, how it ended, who came where. */
export function Outcome({ result, words, names }: Props) {
  const list = (parts: readonly string[]): string => new Intl.ListFormat('en', { style: 'long' }).format(parts);
  const winners = result.seats.flatMap(({ place }, seat) => (place === 1 ? [names(seat)] : []));
  return (
    <section className="confirm" aria-label={say('outcome')}>
      <div className="in">
        <div className="what">
          <Icon name="check" />
          <div>
            <p>
              <Told
                words={en}
                sentence={{
                  code: 'winners',
                  parts: { n: winners.length, names: list(winners), how: sayIn(words, { code: result.how }, names) },
                }}
                names={names}
              />
            </p>
            <ol className="places meta">
              {ranking(result).map(({ seat, place, score }) => (
                <li key={seat}>
                  {score === undefined
                    ? say('placeOf', { place, name: names(seat) })
                    : say('placeAndScore', { place, name: names(seat), score })}
                </li>
              ))}
            </ol>
          </div>
        </div>
        <div className="acts">
          <Link className="btn" href="/">
            {say('myGames')}
          </Link>
          <Link className="btn go" href="/new/">
            {say('newGame')}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** By place, then by seat. */
function ranking({ seats }: Props['result']) {
  return seats.map((each, seat) => ({ ...each, seat })).toSorted((a, b) => a.place - b.place);
}
