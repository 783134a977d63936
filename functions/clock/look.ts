import { hasRunOut } from '../publish/due';
import { lookAt } from '../store/agenda';
import type { Item } from '../store/dynamo/attributes';
import { type GameRecord, gameFrom } from '../store/game';
import { digestKey } from '../store/keys';
import { putOffTo } from '../store/notice';

/** Until a command or a digest that is on its way is looked for once more: whatever else is due there waits for it. Milliseconds. */
export const ON_ITS_WAY = 5 * 60 * 1000;

/** Until what was published again is looked at once more, in milliseconds: longer than a queue tries. */
const AGAIN = 2 * 60 * 60 * 1000;

/**
 * When an item that was looked at now is looked at next; undefined: nothing will be due in it. A notice that was put off and is
 * not sent by the third look is of no use any more. Epoch milliseconds.
 */
export function nextLook(item: Item, now: number): number | undefined {
  if (item.sk === 'GAME') return nextLookAtGame(gameFrom(item), now);
  if (item.sk === digestKey('').sk) return now + ON_ITS_WAY;
  const wasDue = putOffTo(item);
  return wasDue !== undefined && now - wasDue > 2 * AGAIN ? undefined : now + AGAIN;
}

export function nextLookAtGame(game: GameRecord, now: number): number | undefined {
  return hasRunOut(game, now) ? now + ON_ITS_WAY : lookAt(game, now);
}
