import '@web/components/confirm.css';
import type { GameAnswer } from '@shared/api/games';
import { Icon } from '@web/components/icon';
import { WaysOn } from '@web/components/ways-on';
import { say } from '@web/words/say';
import { RecordLinks } from './record-links';

/** The bar at the foot of a game that has ended without a result, and why: nobody has won. */
export function Voided({ id, why }: Pick<GameAnswer, 'id' | 'why'>) {
  return (
    <section className="confirm" aria-label={say('outcome')}>
      <div className="in">
        <div className="what">
          <Icon name="x" />
          <div>
            <p>{say(why === undefined ? 'voided' : `why.${why}`)}</p>
            <RecordLinks id={id} />
          </div>
        </div>
        <WaysOn to={['myGames', 'newGame']} go="newGame" />
      </div>
    </section>
  );
}
