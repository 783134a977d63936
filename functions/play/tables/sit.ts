/** Sitting down: the last seat starts the game. */

import type { Seat } from '@shared/game';
import type { Game } from '@shared/games/index';
import type { GameRecord, SeatRecord } from '../../store/game';
import type { Change } from '../moves/commit';
import { advance } from '../moves/step';

/** Somebody on a seat, with what they add to chance, if anything. */
export function sitter(player: string, name: string, contribution: string | undefined): SeatRecord {
  return { player, name, ...(contribution === undefined ? {} : { contribution }) };
}

/** The lowest seat that nobody has; undefined if all are taken. */
export function freeSeat({ seats }: GameRecord): Seat | undefined {
  const seat = seats.findIndex(({ player, reserved }) => player === undefined && reserved === undefined);
  return seat < 0 ? undefined : seat;
}

/** The table as it is while a seat is free, and started otherwise. */
export function startWhenFull({ title }: Game, table: GameRecord, now: number): Change {
  if (table.seats.some(({ player }) => player === undefined)) return { game: table };
  return advance(title, table, {}, now, (draw) => title.start(table.options, table.seats.length, draw));
}
