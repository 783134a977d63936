/** That a player sits at a table: what lists are made of. Written when somebody sits down, at the start and at the end. */

import type { Status } from '@shared/api/games';
import type { Seat } from '@shared/game';
import type { Database } from './dynamo/database';
import type { Write } from './dynamo/write';
import { accountKey, SEATS, seatKey } from './keys';

/** A player’s seat in one game. */
export interface SeatItem {
  readonly game: string;
  readonly seat: Seat;
  readonly title: string;
  /** Of the game. */
  readonly status: Status;
  /** When the game came to this status, or the player to the table if that was later. Epoch milliseconds. */
  readonly since: number;
  /** Of a player who is leaving: who sits there in their place by now. */
  readonly pseudonym?: string;
}

/** Writes the seat, over what stood there of the same game. */
export function putSeat(player: string, { game, ...fields }: SeatItem): Write {
  return { put: { ...seatKey(player, game), ...fields } };
}

/** Takes the game off the player’s lists. */
export function removeSeat(player: string, game: string): Write {
  return { remove: seatKey(player, game) };
}

/** All seats of a player, in no order that means anything. */
export async function readSeats(db: Database, player: string): Promise<SeatItem[]> {
  const items = await db.query({ partition: accountKey(player).pk, from: SEATS, to: `${SEATS}~` });
  return items.map(({ pk, sk, ...fields }) => ({ ...fields, game: String(sk).slice(SEATS.length) }) as SeatItem);
}
