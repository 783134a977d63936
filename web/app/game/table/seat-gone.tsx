import { WaysOn } from '@web/components/ways-on';
import { say } from './say';

/** To somebody whose seat has gone while they looked. */
export function SeatGone() {
  return (
    <div role="alert" className="seat-gone">
      <h2>{say('seatGone')}</h2>
      <p className="lead">{say('seatGoneLead')}</p>
      <WaysOn to={['openTables', 'newGame']} />
    </div>
  );
}
