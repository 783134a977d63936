import { settle } from '../settle';
import { sessionOf, type Token } from '../viewer';
import type { World } from '../world';
import { closeSession, pushAt } from './session';

/** Ends the browser's session, and with it the notices that it takes; the player's seats stay. */
export async function signOut(world: World, token: Token): Promise<void> {
  await settle(world.db, async () => {
    const session = await sessionOf(world, token);
    if (token === undefined || session === undefined) return { result: undefined };
    return { result: undefined, writes: closeSession(token, session, await pushAt(world, session)) };
  });
}
