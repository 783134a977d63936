import { byPush } from '../notify/channels/by-push';
import type { World } from '../play/world';
import type { HandlersOf } from '../publish/concern';
import type { Pusher } from '../push/pusher';
import { noticeHandlers } from './notices';

/** Who shows notices in browsers. */
export function pushHandlers(world: World, to: { readonly pusher: Pusher }): HandlersOf<'push'> {
  return noticeHandlers((message) => byPush(world, to, message));
}
