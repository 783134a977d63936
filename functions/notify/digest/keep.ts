import type { Channel } from '@shared/notices/channels';
import { insist } from '../../play/insist';
import type { World } from '../../play/world';
import { isConditionFailed } from '../../store/dynamo/errors';
import { type KeptNews, keepNews } from '../../store/news';
import { doneNotice, type Notice } from '../../store/notice';

/** Keeps something for the digest of a channel, once: with that its notice is done. @throws Refusal `busy` */
export async function keepForDigest(world: World, notice: Notice, channel: Channel, news: KeptNews): Promise<void> {
  try {
    await insist(() => world.db.write([keepNews(notice.whom, channel, news), doneNotice(notice, news.at)]));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}
