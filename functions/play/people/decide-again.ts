import { bringForward, readToCome } from '../../store/notice';
import { insist } from '../insist';
import type { World } from '../world';

/** A player's quiet hours are others by now: what was put off because of them is decided again, when the clock looks next. */
export async function decideAgain({ db, now }: World, player: string): Promise<void> {
  for (const item of await readToCome(db, player)) await insist(() => bringForward(db, item, now()));
}
