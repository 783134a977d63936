import type { Seat } from './game';

/** The seats of a game that is over, by place, then by seat. */
export function ranking<Each extends { readonly place: number }>({ seats }: { readonly seats: readonly Each[] }) {
  return seats.map((each, seat: Seat) => ({ ...each, seat })).toSorted((one, other) => one.place - other.place);
}
