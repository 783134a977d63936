import type { GameRecord, SeatRecord } from '../../store/game';

/** A game that is over, with a result or without: it is nobody's turn, no clock goes, and nobody wishes anything any more. */
export function ended(game: GameRecord, status: 'finished' | 'void'): GameRecord {
  const { turn: _turn, deadline: _deadline, rests: _rests, ...rest } = game;
  return { ...rest, status, seats: game.seats.map(withoutWish) };
}

/** A seat whose player wishes nothing, or nothing any more. */
export function withoutWish({ wish: _, ...seat }: SeatRecord): SeatRecord {
  return seat;
}
