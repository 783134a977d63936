import type { SeatInfo } from '@shared/api/games';
import { say } from '@web/words/say';

/** How many seats of a table are taken: a full dot each. */
export function Seats({ seats }: { readonly seats: readonly SeatInfo[] }) {
  const taken = seats.filter((seat) => seat.player !== undefined).length;
  return (
    <span className="seats" role="img" aria-label={say('seatsTaken', { taken, of: seats.length })}>
      {seats.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <i key={place} className={place < taken ? 'in' : undefined} />
      ))}
    </span>
  );
}
