import { isOn } from '@shared/pace/rest';
import type { World } from '../play/world';
import { type AccountRecord, accountFrom } from '../store/account';
import { accountKey } from '../store/keys';
import { isSent, keyOfNotice, type Notice } from '../store/notice';
import { readStop } from '../store/stop';

/** Who is to be told something. */
export interface Reader {
  readonly address: string;
  readonly account: AccountRecord;
}

/**
 * Who is to be told something of their games, and where; undefined: nobody. They have been told, do not want it or have no
 * address, or mail to it is stopped.
 */
export async function readerOf(world: World, notice: Notice): Promise<Reader | undefined> {
  const [told, item] = await world.db.get(keyOfNotice(notice), accountKey(notice.whom));
  const account = accountFrom(item);
  if (isSent(told) || account?.email === undefined || account.turnMail === false || account.banned !== undefined) {
    return undefined;
  }
  const { email: address } = account;
  return (await readStop(world.db, address, world.now())) === undefined ? { address, account } : undefined;
}

/** Whether the clock of a game stands for them by now, for they are on vacation. Their account knows it first. */
export function isOnVacation({ account }: Reader, now: number): boolean {
  return (account.vacations ?? []).some((vacation) => isOn(vacation, now));
}
