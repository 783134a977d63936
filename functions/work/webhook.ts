import { byWebhook } from '../notify/channels/by-webhook';
import type { World } from '../play/world';
import type { HandlersOf } from '../publish/concern';
import type { Hook } from '../webhook/hook';
import { noticeHandlers } from './notices';

/** Who sends notices to addresses of players' own. `base`: where people find the site. */
export function webhookHandlers(world: World, to: { readonly hook: Hook; readonly base: string }): HandlersOf<'webhook'> {
  return noticeHandlers((message) => byWebhook(world, to, message));
}
