import { DETECTIVES } from '@shared/games/mr-jack-pocket/types';
import { useSay } from '../speech';
import { EDGE_CLASS } from './light';

const BRICKS = 'M0 3h7v4H0zM8.5 3h8v4h-8zM18 3h6v4h-6zM0 8.5h3v3H0zM4.5 8.5h8v3h-8zM14 8.5h8v3h-8z';

/** What the lines and signs of the board mean. Labels of the board say all of it, so it is for the eye alone. */
export function Key() {
  const say = useSay();
  return (
    <p className="key" aria-hidden="true">
      {DETECTIVES.map((detective) => (
        <span key={detective}>
          <svg viewBox="0 0 24 14" aria-hidden="true">
            <path className={EDGE_CLASS[detective]} d="M2 7h22" />
          </svg>
          {say(`key.${detective}`)}
        </span>
      ))}
      <span>
        <svg viewBox="0 0 24 14" aria-hidden="true">
          <path className="joint" d="M0 2h24v10H0z" />
          <path className="brick" d={BRICKS} />
        </svg>
        {say('key.wall')}
      </span>
      <span>
        <svg viewBox="0 0 24 14" className="eye newly" aria-hidden="true">
          <circle className="iris" cx="9" cy="7" r="6.5" />
          <use className="on-light" href="/art/icons.svg#eye" x="4" y="2" width="10" height="10" />
          <path className="plus" d="M20 3.5v7M16.5 7h7" />
        </svg>
        {say('key.new')}
      </span>
    </p>
  );
}
