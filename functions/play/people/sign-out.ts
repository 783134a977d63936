import { settle } from '../settle';
import { sessionOf, type Token } from '../viewer';
import type { World } from '../world';
import { closeSession } from './session';

/** Ends the browser's session; the player's seats stay. */
export async function signOut(world: World, token: Token): Promise<void> {
  await settle(world.db, async () => {
    const session = await sessionOf(world, token);
    if (token === undefined || session === undefined) return { result: undefined };
    return { result: undefined, writes: closeSession(token, session) };
  });
}
