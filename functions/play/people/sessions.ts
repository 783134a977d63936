/** The browsers in which a player is signed in. */

import type { Sessions } from '@shared/api/people';
import { deviceFrom, endDevice, readDevices } from '../../store/device';
import { deviceKey } from '../../store/keys';
import { settle } from '../settle';
import { signedInAt, type Token } from '../viewer';
import type { World } from '../world';
import { endAll } from './session';

/** The player's sessions, the last used first. @throws Refusal `not_signed_in` */
export async function sessions(world: World, token: Token): Promise<Sessions> {
  const { player, device: here } = await signedInAt(world, token);
  const devices = await readDevices(world.db, player, world.now());
  return {
    sessions: devices
      .toSorted((one, other) => other.seen - one.seen || other.created - one.created)
      .map(({ id, agent, created, seen }) => ({ id, agent, created, seen, here: id === here })),
  };
}

/**
 * Ends one session of the player; what is none of theirs, or no more, is no fault.
 * @returns whether it was this one.
 * @throws Refusal `not_signed_in`, `busy`
 */
export async function endSession(world: World, token: Token, id: string): Promise<boolean> {
  const { player, device: here } = await signedInAt(world, token);
  await settle(world.db, async () => {
    const [item] = await world.db.get(deviceKey(player, id));
    const device = deviceFrom(item, world.now());
    return { result: undefined, ...(device ? { writes: endDevice(player, device) } : {}) };
  });
  return id === here;
}

/** Signs out everywhere, here too. @throws Refusal `not_signed_in`, `busy` */
export async function endSessions(world: World, token: Token): Promise<void> {
  const { player } = await signedInAt(world, token);
  await endAll(world, player);
}
