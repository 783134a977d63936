import type { World } from '../play/world';
import type { NoticeMessage } from '../publish/concern';
import { digestFor } from './digest/news';
import type { Occasion } from './occasion';
import { occasionsOf } from './occasions';
import { readerOf } from './reader';
import { unhookedFor } from './unhooked';

/** Something that one player is told, whatever it is about. `game`: absent where it stands in none. */
export type Told = Pick<Occasion, 'what' | 'until' | 'whom' | 'news'> & { readonly game?: string };

/**
 * What a message tells the player whom alone it is for, as the table is now; undefined: nothing any more.
 * @throws Later where the clock that found it is ahead of ours
 */
export async function toldBy(world: World, message: NoticeMessage): Promise<Told | undefined> {
  const { to, channel } = message;
  if (to === undefined) return undefined;
  const account = await readerOf(world, to);
  if (account === undefined) return undefined;
  if (message.kind === 'digest') return channel && digestFor(world, { player: to, account, channel, at: message.at });
  if (message.kind === 'unhooked') return unhookedFor(message, account);
  return (await occasionsOf(world, message)).find(({ whom }) => whom === to);
}
