/** Who sits at a table, and what stands beside its document. */

import type { Seat } from '@shared/game';
import type { Item } from '../store/dynamo/write';
import { type GameRecord, gameFrom } from '../store/game';
import { gameKey, type Key } from '../store/keys';
import { Refusal } from './refusal';
import { identify, seatOf, type Token } from './viewer';
import type { World } from './world';

/** Somebody who sits at a table. */
export interface Seated {
  readonly game: GameRecord;
  readonly player: string;
  readonly seat: Seat;
  /** What stands at the keys that were asked for, in their order. */
  readonly items: readonly (Item | undefined)[];
}

/** @throws Refusal `not_signed_in`, `not_found`, `not_seated` */
export async function seated(world: World, token: Token, id: string, ...keys: readonly Key[]): Promise<Seated> {
  const { player, items } = await identify(world, token, gameKey(id), ...keys);
  if (player === undefined) throw new Refusal('not_signed_in');
  const [document, ...others] = items;
  if (document === undefined) throw new Refusal('not_found');
  const game = gameFrom(document);
  const seat = seatOf(game, player);
  if (seat === undefined) throw new Refusal('not_seated');
  return { game, player, seat, items: others };
}

/** Who sits on another seat than the one who asks. @throws Refusal `not_found` if nobody does, `bad_request` of their own. */
export function otherAt({ game, seat }: Seated, other: Seat): string {
  if (other === seat) throw new Refusal('bad_request');
  const player = game.seats[other]?.player;
  if (player === undefined) throw new Refusal('not_found');
  return player;
}
