import type { Seat } from '@shared/game';
import { muteKey } from '../../store/keys';
import { putMute, removeMute } from '../../store/mute';
import { otherAt, seated } from '../seated';
import { settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';

/**
 * From now on the one on this seat is not read any more, at this table and every other. They are not told.
 * @throws Refusal `not_signed_in`, `not_found`, `not_seated`, `bad_request` of one's own seat, `busy`
 */
export async function mute(world: World, token: Token, id: string, seat: Seat): Promise<void> {
  await settle(world.db, async () => {
    const { player, other, isMuted } = await pairAt(world, token, id, seat);
    return isMuted ? { result: undefined } : { result: undefined, writes: [putMute(player, other, world.now())] };
  });
}

/** Reads them again, what they said meanwhile too. @throws Refusal as `mute` does */
export async function unmute(world: World, token: Token, id: string, seat: Seat): Promise<void> {
  await settle(world.db, async () => {
    const { player, other, isMuted } = await pairAt(world, token, id, seat);
    return isMuted ? { result: undefined, writes: [removeMute(player, other)] } : { result: undefined };
  });
}

/** Who asks, whom they mean, and whether they have muted them. */
async function pairAt(world: World, token: Token, id: string, seat: Seat) {
  const here = await seated(world, token, id);
  const other = otherAt(here, seat);
  const [item] = await world.db.get(muteKey(here.player, other));
  return { player: here.player, other, isMuted: item !== undefined };
}
