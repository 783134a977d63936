/** The day's letter: told once a day by each channel, to whoever wants it. docs/notices.md, "By what, and when" */

import type { Channel } from '@shared/notices/channels';
import { armDigest, digestAfter, digestChannels } from '../../play/people/arm-digest';
import { takersOf } from '../../play/people/push';
import { reaches } from '../../play/people/reaches';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import type { AccountRecord } from '../../store/account';
import { digestAt, moveDigest } from '../../store/digest';
import { digestKey } from '../../store/keys';
import { readTurns } from '../../store/listed';
import { readNews, removeNews } from '../../store/news';
import { isDone, keyOfNotice } from '../../store/notice';
import { carryOut } from '../carry-out';
import { noticeOf } from '../notice';
import { oneByOne } from '../one-by-one';
import { readerOf } from '../reader';
import { awaitSoon } from '../soon';
import type { Told } from '../told';
import type { Ways } from '../ways';
import { digestFor, newsUntil } from './news';

/** For so long, in milliseconds, the next digest is not looked to, for this one may not be out everywhere. */
const PATIENCE = 2 * 60 * 60 * 1000;

/**
 * Tells a player what is due, if it is what is due next: the clock comes again until it is told by every channel, and then it is
 * the next one's turn. What a channel does not take in time is told with that.
 *
 * ```
 * tell -- mark -- remove the news -- arm the next
 *   |       |           +--> killed before any of these: the clock comes again, and finds what is told already
 *   |       +--------------> killed before: told once more, as any notice
 *   +----------------------> failed: tried again
 * ```
 * @throws Later, Refusal `busy`, or what sending throws.
 */
export async function digest(world: World, ways: Ways, message: MessageOf<'digest'>): Promise<void> {
  const { player, at } = message;
  const [item] = await world.db.get(digestKey(player));
  if (digestAt(item) !== at) return;
  awaitSoon(at, world.now());
  const account = await readerOf(world, player);
  const channels = account ? digestChannels(account).filter((channel) => reaches(account, channel)) : [];
  let isOut = true;
  await oneByOne(channels, async (channel) => {
    const isTold = account === undefined || (await tell(world, ways, message, account, channel));
    isOut &&= isTold;
  });
  if (isOut || world.now() - at > PATIENCE) await armNext(world, player, at);
}

/** Whether nothing is left to be told by this channel. */
async function tell(
  world: World,
  ways: Ways,
  message: MessageOf<'digest'>,
  account: AccountRecord,
  channel: Channel,
): Promise<boolean> {
  const { player, at } = message;
  const told = await digestFor(world, { player, account, channel, at });
  if (told === undefined) return true;
  if ((await toldAt(world, told, channel)) === undefined) {
    const [item] = await world.db.get(keyOfNotice(noticeOf(told, channel)));
    await carryOut(world, ways, { message, told, account, channel, item, kind: 'digest' }, { of: 'now' });
  }
  const sent = await toldAt(world, told, channel);
  // What was sent earlier that day was another one.
  if (sent !== undefined && sent >= at) {
    for (const news of await newsUntil(world, player, channel, at)) await removeNews(world.db, player, channel, news);
  }
  return sent !== undefined;
}

/** When a channel had told it, in epoch milliseconds; 0: there is nobody whom it could tell; undefined: it has not yet. */
async function toldAt(world: World, told: Told, channel: Channel): Promise<number | undefined> {
  const notice = noticeOf(told, channel);
  const takers = channel === 'push' ? await takersOf(world, told.whom) : undefined;
  const notices = takers?.map(({ push }) => `${notice.what}-${push.id}`) ?? [notice.what];
  const items = await world.db.get(...notices.map((what) => keyOfNotice({ ...notice, what })));
  return items.every(isDone) ? Math.max(0, ...items.map((item) => Number(item?.sent ?? 0))) : undefined;
}

/** There is another one while a game waits or news is kept. */
async function armNext(world: World, player: string, at: number): Promise<void> {
  const account = await readerOf(world, player);
  const hasMore = async (): Promise<boolean> => account !== undefined && (await isWaitedFor(world, player, account));
  const to = account && (await hasMore()) ? digestAfter(account, Math.max(world.now(), at)) : undefined;
  await moveDigest(world.db, player, { from: at, to });
  // Whatever came in between has seen this one, and armed none.
  if (to === undefined && account && (await hasMore())) await armDigest(world, player, account);
}

async function isWaitedFor({ db }: World, player: string, account: AccountRecord): Promise<boolean> {
  const channels = digestChannels(account);
  if (channels.length === 0) return false;
  const [turns, ...news] = await Promise.all([
    readTurns(db, player),
    ...channels.map((channel) => readNews(db, player, channel)),
  ]);
  return turns.length > 0 || news.some((kept) => kept.length > 0);
}
