import { settle } from '../../play/settle';
import type { World } from '../../play/world';
import { rewriteAccount, type WebhookRecord } from '../../store/account';
import { addTell } from '../../store/tell';
import { standing } from '../../webhook/standing';
import { readerOf } from '../reader';
import type { Taken } from './taken';

/**
 * Writes down what a webhook's answer means for it, if it is still the one that was sent to; and if it is switched off, that its
 * player is to be told. Resolves with whether there is one that is on.
 * @throws Refusal `busy`
 */
export async function hookedStill(world: World, player: string, sentTo: WebhookRecord, taken: Taken): Promise<boolean> {
  if (taken.of === 'sent' && sentTo.failing === undefined) return true;
  return settle(world.db, async () => {
    const webhook = (await readerOf(world, player))?.webhook;
    const isOn = webhook !== undefined && webhook.off === undefined;
    if (!isOn || webhook.address !== sentTo.address || webhook.since !== sentTo.since) return { result: isOn };
    const now = world.now();
    const after = standing(webhook, taken, now);
    if (after === webhook) return { result: true };
    const tells = after.off ? [addTell({ kind: 'unhooked', player, since: after.off.since }, now)] : [];
    return { result: after.off === undefined, writes: [rewriteAccount(player, { webhook }, { webhook: after }), ...tells] };
  });
}
