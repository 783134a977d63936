import type { World } from '../play/world';
import { accountFrom } from '../store/account';
import { accountKey } from '../store/keys';
import { isSent, keyOfNotice, type Notice } from '../store/notice';
import { readStop } from '../store/stop';

/**
 * Where a player is to be told something of their games; undefined: nowhere. They have been told, do not want it or have no
 * address, or mail to it is stopped.
 */
export async function addressFor(world: World, notice: Notice): Promise<string | undefined> {
  const [told, item] = await world.db.get(keyOfNotice(notice), accountKey(notice.whom));
  const account = accountFrom(item);
  if (isSent(told) || account?.email === undefined || account.turnMail === false || account.banned !== undefined) {
    return undefined;
  }
  return (await readStop(world.db, account.email, world.now())) === undefined ? account.email : undefined;
}
