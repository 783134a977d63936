import type { Stoppable } from '@shared/api/notices';
import type { Mail } from '../../mail/letter';
import { stopAddresses } from '../../mail/page';
import { ensureStopToken } from '../../play/people/stop-mail';
import type { World } from '../../play/world';
import type { AccountRecord } from '../../store/account';
import { owed, relieved } from '../../store/channel';
import { readStop } from '../../store/stop';
import { noticeOf } from '../notice';
import { once } from '../once';
import { send } from '../send';
import type { Told } from '../told';

/**
 * Tells something by mail, once, unless mail to the address is stopped. `kind`: of which mails can be switched off; absent: it cannot.
 * @throws Later, Refusal `busy`, or what sending throws.
 */
export async function byMail(world: World, mail: Mail, told: Told, account: AccountRecord, kind?: Stoppable): Promise<void> {
  const { email: address, name } = account;
  if (address === undefined || (await readStop(world.db, address, world.now()))) return;
  const { whom, news } = told;
  const notice = noticeOf(told, 'mail');
  let isOut = false;
  await once(world, notice, async () => {
    const stop = kind && stopAddresses(mail.base, whom, kind, await ensureStopToken(world, whom, account));
    const to = { address, name, ...(stop ? { stop } : {}) };
    const letter = await (await news(account)).letter(mail.base, to, `${notice.what}-${whom}`);
    await owed(world, 'mail');
    await send(world, mail, letter);
    isOut = true;
  });
  if (isOut) await relieved(world, 'mail');
}
