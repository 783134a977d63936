import './by-clock.css';
import { Icon } from '@web/components/icon';
import { say } from '@web/words/say';

/** Beside a line: the clock did it, for a player whose time had run out. */
export function ByClock() {
  return (
    <span className="by-clock">
      <Icon name="clock" />
      {say('byClock')}
    </span>
  );
}
