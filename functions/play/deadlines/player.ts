/** Somebody who plays in a running game, and has not left it. */

import type { Seat } from '@shared/game';
import type { GameRecord, TurnRecord } from '../../store/game';
import { Refusal } from '../refusal';
import { seated } from '../seated';
import type { Token } from '../viewer';
import type { World } from '../world';

export interface Player {
  readonly game: GameRecord;
  readonly seat: Seat;
}

/** @throws Refusal `not_signed_in`, `not_found`, `not_seated` also of who has left, `not_running` */
export async function playerAt(world: World, token: Token, id: string): Promise<Player> {
  const { game, seat } = await seated(world, token, id);
  return playing(game, seat);
}

/** Who sits there, if they play. @throws Refusal `not_seated`, `not_running` */
export function playing(game: GameRecord, seat: Seat): Player {
  if (game.seats[seat]?.left) throw new Refusal('not_seated');
  if (game.status !== 'running') throw new Refusal('not_running');
  return { game, seat };
}

/** The turn of this number, while it is on: its time may have run out, but the clock has not come. @throws Refusal `turn_over` */
export function turnOf({ turn }: GameRecord, number: number): TurnRecord {
  if (turn?.number !== number || turn.missed) throw new Refusal('turn_over');
  return turn;
}
