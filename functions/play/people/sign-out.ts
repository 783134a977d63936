import { removeSession } from '../../store/session';
import type { Token } from '../viewer';
import type { World } from '../world';

/** Ends the browser's session; the player's seats stay. */
export async function signOut(world: World, token: Token): Promise<void> {
  if (token !== undefined) await removeSession(world.db, token);
}
