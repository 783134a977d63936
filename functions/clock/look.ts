import { hasRunOut } from '../publish/due';
import { lookAt } from '../store/agenda';
import type { Item } from '../store/dynamo/attributes';
import { type GameRecord, gameFrom } from '../store/game';

/** Until a command that is on its way is looked for once more: the rest of what is due in its game waits for it. Milliseconds. */
export const ON_ITS_WAY = 5 * 60 * 1000;

/** Until what was published again is looked at once more, in milliseconds: longer than a queue tries. */
const AGAIN = 2 * 60 * 60 * 1000;

/** When an item that was looked at now is looked at next; undefined: nothing will be due in it. Epoch milliseconds. */
export function nextLook(item: Item, now: number): number | undefined {
  return item.sk === 'GAME' ? nextLookAtGame(gameFrom(item), now) : now + AGAIN;
}

export function nextLookAtGame(game: GameRecord, now: number): number | undefined {
  return hasRunOut(game, now) ? now + ON_ITS_WAY : lookAt(game, now);
}
