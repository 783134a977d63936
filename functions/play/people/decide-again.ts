import { bringForward, readToCome } from '../../store/notice';
import { insist } from '../insist';
import type { World } from '../world';

/** A player's quiet hours are others by now: what was put off because of them is decided again, when the clock looks next. */
export async function decideAgain(world: World, player: string): Promise<void> {
  const items = await readToCome(world.db, player);
  for (const item of items) await insist(() => bringForward(world.db, item, world.now()));
}
