import '@web/components/confirm.css';
import { Icon } from '@web/components/icon';
import { WaysOn } from '@web/components/ways-on';
import { say } from '@web/words/say';
import { RecordLinks } from './record-links';

/** The bar at the foot of a game that the operator has ended: nobody has won. */
export function Voided({ id }: { readonly id: string }) {
  return (
    <section className="confirm" aria-label={say('outcome')}>
      <div className="in">
        <div className="what">
          <Icon name="x" />
          <div>
            <p>{say('voided')}</p>
            <RecordLinks id={id} />
          </div>
        </div>
        <WaysOn to={['myGames', 'newGame']} go="newGame" />
      </div>
    </section>
  );
}
