/** That a player sits at a table: what lists are made of. Written when somebody sits down, at the start and at the end. */

import type { Status } from '@shared/api/games';
import type { Seat } from '@shared/game';
import { isThere } from './dynamo/conditions';
import type { Database } from './dynamo/database';
import { all, assign } from './dynamo/expression';
import type { Item, Write } from './dynamo/write';
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
  /** The highest version of the game that the player was shown, and the last message of its talk. */
  readonly seen?: number;
  readonly read?: number;
  /** Of a player who is leaving: who sits there in their place by now. */
  readonly pseudonym?: string;
}

/** Writes the seat, over what stood there of the same game. */
export function putSeat(player: string, { game, ...fields }: SeatItem): Write {
  return { put: { ...seatKey(player, game), ...fields } };
}

/** The same of one who may have sat there before: what they were shown stays. */
export function changeSeat(player: string, { game, seat, title, status, since }: SeatItem): Write {
  return { update: seatKey(player, game), change: assign({ seat, title, status, since }) };
}

/**
 * The player was shown this version of the game, or its talk up to this message; unless they were before, or sit there no more.
 * @throws an error that `isConditionFailed` knows if nothing is written
 */
export async function markShown(db: Database, player: string, game: string, what: 'seen' | 'read', upTo: number): Promise<void> {
  const condition = all(isThere, {
    text: 'attribute_not_exists(#what) OR #what < :upTo',
    names: { '#what': what },
    values: { ':upTo': upTo },
  });
  await db.update(seatKey(player, game), assign({ [what]: upTo }), condition);
}

/** The player's place at a table; undefined: they do not sit there. */
export async function readSeat(db: Database, player: string, game: string): Promise<SeatItem | undefined> {
  const [item] = await db.get(seatKey(player, game));
  return item && seatFrom(item);
}

/** Takes the game off the player’s lists. */
export function removeSeat(player: string, game: string): Write {
  return { remove: seatKey(player, game) };
}

/** All seats of a player, in no order that means anything. */
export async function readSeats(db: Database, player: string): Promise<SeatItem[]> {
  const items = await db.query({ partition: accountKey(player).pk, from: SEATS, to: `${SEATS}~` });
  return items.map((item) => seatFrom(item));
}

/** The seat that an item holds. */
export function seatFrom(item: Item): SeatItem;
export function seatFrom(item: Item | undefined): SeatItem | undefined;
export function seatFrom(item: Item | undefined): SeatItem | undefined {
  if (item === undefined) return undefined;
  const { pk: _pk, sk, ...fields } = item;
  return { ...fields, game: String(sk).slice(SEATS.length) } as SeatItem;
}
