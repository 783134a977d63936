/** "Your webhook was switched off", by every other channel. docs/notices.md, "Webhooks" */

import type { Channel } from '@shared/notices/channels';
import { unhookedNews } from '../news/unhooked';
import { reaches } from '../play/people/reaches';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import type { AccountRecord } from '../store/account';
import { noticeKey } from '../store/keys';
import { carryOut } from './carry-out';
import { decide } from './decide';
import { oneByOne } from './one-by-one';
import { readerOf } from './reader';
import type { Told } from './told';
import type { Ways } from './ways';

const OTHERS: readonly Channel[] = ['mail', 'push'];

/**
 * Tells a player whose webhook was switched off, while it is: not in quiet hours.
 * @throws Later, Refusal `busy`, or what sending throws.
 */
export async function unhooked(world: World, ways: Ways, message: MessageOf<'unhooked'>): Promise<void> {
  const account = await readerOf(world, message.player);
  const told = account && unhookedFor(message, account);
  if (!account || !told) return;
  const channels = OTHERS.filter((channel) => reaches(account, channel));
  await oneByOne(channels, async (channel) => {
    const [item] = await world.db.get(noticeKey(told.whom, `${told.what}-${channel}`));
    const decision = decide({ since: message.since }, 'now', account, undefined, world.now());
    await carryOut(world, ways, { message, told, account, channel, item }, decision);
  });
}

/** What there is to tell of it; undefined: it is on again, or another one is. */
export function unhookedFor({ player, since }: MessageOf<'unhooked'>, { webhook }: AccountRecord): Told | undefined {
  if (webhook?.off?.since !== since) return undefined;
  const { why } = webhook.off;
  const { host } = new URL(webhook.address);
  return { what: `unhooked-${since}`, whom: player, news: async () => unhookedNews(host, why) };
}
