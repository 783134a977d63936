import { CHANNELS, type Channel } from '@shared/notices/channels';
import { DIGEST_HOUR, nextDigest } from '@shared/notices/digest';
import { KINDS } from '@shared/notices/kinds';
import type { AccountRecord } from '../../store/account';
import { digestAt, moveDigest } from '../../store/digest';
import { digestKey } from '../../store/keys';
import type { World } from '../world';
import { waysOf } from './ways';

type Reader = Pick<AccountRecord, 'timeZone' | 'notices' | 'turnMail'>;

/** The channels by which a player has chosen to be told of something once a day. */
export function digestChannels(account: Reader): readonly Channel[] {
  const ways = waysOf(account);
  return CHANNELS.filter((channel) => KINDS.some((kind) => ways[kind][channel] === 'digest'));
}

/** When the next digest of a player comes. Epoch milliseconds. */
export function digestAfter({ timeZone, notices }: Reader, now: number): number {
  return nextDigest(timeZone, notices?.hour ?? DIGEST_HOUR, now);
}

/**
 * Has a player's digest come at the hour of their choice where they live, or not any more, after either was changed. One that is on
 * its way is left alone: whoever tells it looks at the account for the next one.
 */
export async function armDigest(world: World, player: string, account: Reader): Promise<void> {
  const [item] = await world.db.get(digestKey(player));
  const [from, now] = [digestAt(item), world.now()];
  if (from !== undefined && from <= now) return;
  const to = digestChannels(account).length === 0 ? undefined : digestAfter(account, now);
  if (from !== to) await moveDigest(world.db, player, { from, to });
}
