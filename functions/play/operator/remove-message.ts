import { messageKey } from '../../store/keys';
import { clearMessage, messageFrom } from '../../store/message';
import { Refusal } from '../refusal';
import { settle } from '../settle';
import type { World } from '../world';
import { type Ground, noted } from './log';

/**
 * Takes away what a message at a table said; that it was there stays. @returns whether it said anything still.
 * @throws Refusal `not_found`, `busy`
 */
export async function removeMessage(world: World, game: string, n: number, ground: Ground): Promise<boolean> {
  return settle<boolean>(world.db, async () => {
    const [item] = await world.db.get(messageKey(game, n));
    const message = messageFrom(item);
    if (message === undefined) throw new Refusal('not_found');
    if (message.removed) return { result: false };
    const writes = [...clearMessage(game, message), noted(world, ground, { act: 'remove', game, message: n })];
    return { result: true, writes };
  });
}
