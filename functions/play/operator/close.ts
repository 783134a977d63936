import { anyAccountFrom } from '../../store/account';
import { accountKey } from '../../store/keys';
import { departEverywhere } from '../depart';
import { endAll } from '../people/session';
import type { World } from '../world';

/**
 * What follows when an account is closed: every browser is signed out, and the player leaves their tables. Done twice it
 * is done once; of an account that is open again, or gone, nothing is left to do.
 * @throws Refusal `busy`
 */
export async function closeAccount(world: World, player: string): Promise<void> {
  const [item] = await world.db.get(accountKey(player));
  if (anyAccountFrom(item)?.banned === undefined) return;
  await endAll(world, player);
  await departEverywhere(world, player);
}
