import '@web/components/confirm.css';
import { Icon } from '@web/components/icon';
import { WaysOn } from '@web/components/ways-on';
import { say } from '@web/words/say';

/** The bar at the foot of a game that the operator has ended: nobody has won. */
export function Voided() {
  return (
    <section className="confirm" aria-label={say('outcome')}>
      <div className="in">
        <div className="what">
          <Icon name="x" />
          <p>{say('voided')}</p>
        </div>
        <WaysOn to={['myGames', 'newGame']} go="newGame" />
      </div>
    </section>
  );
}
