import '@web/components/confirm.css';
import type { GameAnswer } from '@shared/api/games';
import { ranking } from '@shared/ranking';
import { minus } from '@shared/words/minus';
import { type Names, say as sayIn } from '@shared/words/say';
import type { Catalogue } from '@shared/words/sentence';
import { Icon } from '@web/components/icon';
import { Told } from '@web/components/told';
import { WaysOn } from '@web/components/ways-on';
import { en } from '@web/words/en';
import { say } from '@web/words/say';
import type { ReactNode } from 'react';
import { RecordLinks } from './record-links';

interface Props {
  readonly id: string;
  readonly result: NonNullable<GameAnswer['result']>;
  readonly words: Catalogue;
  readonly names: Names;
  /** The way to a rematch, for those who have played. */
  readonly rematch: ReactNode;
}

/** The bar at the foot of a game that is over: who won, how it ended, who came where. */
export function Outcome({ id, result, words, names, rematch }: Props) {
  const ranked = ranking(result);
  const winners = ranked.filter(({ place }) => place === 1).map(({ seat }) => ({ seat }));
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
                  parts: { n: winners.length, names: { list: winners }, how: sayIn(words, { code: result.how }, names) },
                }}
                names={names}
              />
            </p>
            <ol className="places meta">
              {ranked.map(({ seat, place, score }) => (
                <li key={seat}>
                  {score === undefined
                    ? say('placeOf', { place, name: names(seat) })
                    : say('placeAndScore', { place, name: names(seat), score: minus(score) })}
                </li>
              ))}
            </ol>
            <RecordLinks id={id} />
          </div>
        </div>
        {rematch === undefined ? (
          <WaysOn to={['myGames', 'newGame']} go="newGame" />
        ) : (
          <WaysOn to={['myGames', 'newGame']}>{rematch}</WaysOn>
        )}
      </div>
    </section>
  );
}
