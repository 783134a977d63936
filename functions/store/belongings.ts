/** What stands with a player besides their account and their seats. */

import type { Database } from './dynamo/database';
import { accountKey, type Key, noticeKey, SEATS } from './keys';

/** Where all of it stands: sessions that their devices name are not among it. */
export async function readBelongings(db: Database, player: string): Promise<Key[]> {
  const account = accountKey(player);
  const everything = { from: ' ', to: '~' };
  const own = await db.query({ partition: account.pk, ...everything });
  const notices = await db.query({ partition: noticeKey(player, '').pk, ...everything });
  return [...own, ...notices]
    .map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }))
    .filter(({ sk }) => sk !== account.sk && !sk.startsWith(SEATS));
}
