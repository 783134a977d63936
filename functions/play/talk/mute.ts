import type { Seat } from '@shared/game';
import { putMute, removeMute } from '../../store/mute';
import { otherAt, seated } from '../seated';
import type { Token } from '../viewer';
import type { World } from '../world';

/**
 * From now on the one on this seat is not read any more, at this table and every other. They are not told.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `bad_request` of one's own seat
 */
export async function mute(world: World, token: Token, id: string, seat: Seat): Promise<void> {
  const here = await seated(world, token, id);
  await world.db.write([putMute(here.player, otherAt(here, seat), world.now())]);
}

/** Reads them again, what they said meanwhile too. @throws Refusal as `mute` does */
export async function unmute(world: World, token: Token, id: string, seat: Seat): Promise<void> {
  const here = await seated(world, token, id);
  await removeMute(world.db, here.player, otherAt(here, seat));
}
