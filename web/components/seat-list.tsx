import './seat-list.css';
import type { SeatInfo } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { namesOf } from '@web/games/names';
import { say } from '@web/words/say';
import { Who } from './who';

interface Props {
  readonly seats: readonly SeatInfo[];
  readonly you: Seat | undefined;
}

/** Who sits at a table, and which seats are free. */
export function SeatList({ seats, you }: Props) {
  const names = namesOf(seats);
  return (
    <ol className="seat-list" aria-label={say('seats')}>
      {seats.map((info, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat}>
          {info.player === undefined ? (
            <>
              <span className="free" aria-hidden="true" />
              <span className="meta">{say('freeSeat')}</span>
            </>
          ) : (
            <>
              <Who seat={seat} names={names} />
              <span>
                <b>{names(seat)}</b> {role(seat, you)}
              </span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function role(seat: Seat, you: Seat | undefined) {
  const words = [...(seat === 0 ? [say('host')] : []), ...(seat === you ? [say('thatIsYou')] : [])];
  return words.length > 0 && <span className="meta">{words.join(' · ')}</span>;
}
