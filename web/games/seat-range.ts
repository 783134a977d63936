import { findGame, games } from '@shared/games';

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** How many may play a title with these options, by its own rules. */
export function seatRange(title: string, options: unknown): SeatRange {
  return findGame(games, title)?.title.seats(options) ?? { min: 2, max: 2 };
}
