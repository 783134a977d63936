import { CROWD, settle } from '../settle';
import type { Token } from '../viewer';
import type { World } from '../world';
import { approachAsHost } from './host';
import { getUp } from './withdraw';

/**
 * The host closes an open table for everybody; one that is closed stays so.
 * @throws Refusal `not_signed_in`, `not_found`, `not_host`, `not_open`, `busy`
 */
export async function close(world: World, token: Token, id: string): Promise<void> {
  const decide = async () => {
    const { table, host } = await approachAsHost(world, token, id);
    return getUp(table, host, world.now());
  };
  await settle(world.db, decide, CROWD);
}
