import type { SeatInfo } from '@shared/api/games';
import type { Seat } from '@shared/game';
import type { Names } from '@shared/words/say';
import { list } from '@web/words/list';
import { say } from '@web/words/say';

/** The names at a table, by seat. A seat without one is called by its number. */
export function namesOf(seats: readonly SeatInfo[]): Names {
  return (seat) => seats[seat]?.name ?? say('player', { n: seat + 1 });
}

/** Who sits there besides the reader: `Theo, Bram, Yuki`. */
export function others(seats: readonly SeatInfo[], you: Seat | undefined): string {
  const names = namesOf(seats);
  const rest = seats.flatMap((info, seat) => (info.player === undefined || seat === you ? [] : [names(seat)]));
  return list(rest, 'commas');
}
