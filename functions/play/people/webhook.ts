/** An address of a player's own that takes notices. docs/notices.md, "Webhooks" */

import type { Notices } from '@shared/api/notices';
import type { WebhookRecord } from '../../store/account';
import { rewriteAccount } from '../../store/account';
import { isConditionFailed } from '../../store/dynamo/errors';
import { webhookAddress } from '../../webhook/address';
import { insist } from '../insist';
import { allow } from '../limits';
import { Refusal } from '../refusal';
import { signedIn, type Token } from '../viewer';
import type { World } from '../world';

/** How much of an address its owner sees, enough to know it again: so many characters, and no more than this part of what is secret. */
const SHOWN = { characters: 4, part: 1 / 3 };

/** As its owner sees it. */
export function shownWebhook({ address, since, off }: WebhookRecord): NonNullable<Notices['webhook']> {
  const { host, pathname, search } = new URL(address);
  const secret = `${pathname.slice(1)}${search}`;
  const end = secret.slice(secret.length - Math.min(SHOWN.characters, Math.floor(secret.length * SHOWN.part)));
  return { host, end, since, ...(off ? { off } : {}) };
}

/**
 * Notices go there from now on, whatever became of the one before.
 * @throws Refusal `not_signed_in`, `webhook_address` where it is no such address, `too_many`, `busy`
 */
export async function setWebhook(world: World, token: Token, text: string): Promise<void> {
  const player = await signedIn(world, token);
  const address = webhookAddress(text)?.href;
  if (address === undefined) throw new Refusal('webhook_address');
  await allow(world, 'webhooksOfPlayer', player);
  await change(world, player, { address, since: world.now() });
}

/** Nothing goes there any more, and the address is forgotten. @throws Refusal `not_signed_in`, `busy` */
export async function removeWebhook(world: World, token: Token): Promise<void> {
  await change(world, await signedIn(world, token), undefined);
}

async function change({ db }: World, player: string, webhook: WebhookRecord | undefined): Promise<void> {
  try {
    await insist(() => db.write([rewriteAccount(player, { banned: undefined }, { webhook })]));
  } catch (error) {
    if (isConditionFailed(error)) throw new Refusal('not_signed_in');
    throw error;
  }
}
