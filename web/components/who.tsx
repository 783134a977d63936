import './who.css';
import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import { initials } from './initials';

const COLOURS = 5;

/** The class that gives a seat's colours: `--c`, and `--ci` for what is written on it. */
export function seatClass(seat: Seat): string {
  return `p${(seat % COLOURS) + 1}`;
}

/** The letter that stands for a seat on every piece of its own. */
export function initial(seat: Seat, names: Names): string {
  return initials(Array.from({ length: seat + 1 }, (_, place) => names(place)))[seat] ?? '';
}

interface Props {
  readonly seat: Seat;
  readonly names: Names;
  /** Set where no name stands beside it. */
  readonly alone?: boolean;
}

/** The mark of a player. */
export function Who({ seat, names, alone = false }: Props) {
  const said = alone ? { role: 'img', 'aria-label': names(seat) } : { 'aria-hidden': true };
  return (
    <span className={`who ${seatClass(seat)}`} {...said}>
      {initial(seat, names)}
    </span>
  );
}
