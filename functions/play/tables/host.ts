import type { Seat } from '@shared/game';
import type { GameRecord } from '../../store/game';
import { Refusal } from '../refusal';
import { approach, type Token } from '../viewer';
import type { World } from '../world';

/** A table that its host comes to. @throws Refusal `not_signed_in`, `not_found`, `not_host` */
export async function approachAsHost(world: World, token: Token, id: string): Promise<{ table: GameRecord; host: Seat }> {
  const { game: table, seat } = await approach(world, token, id);
  if (seat !== table.host) throw new Refusal('not_host');
  return { table, host: seat };
}

/** @throws Refusal `not_open` */
export function mustBeOpen({ status }: GameRecord): void {
  if (status !== 'open') throw new Refusal('not_open');
}
