import type { Stoppable } from '@shared/api/notices';
import type { Channel } from '@shared/notices/channels';
import type { World } from '../play/world';
import type { NoticeMessage } from '../publish/concern';
import { Later } from '../publish/later';
import type { AccountRecord } from '../store/account';
import { owed } from '../store/channel';
import type { Item } from '../store/dynamo/attributes';
import { isDone, putOffNotice, putOffTo } from '../store/notice';
import { byMail } from './channels/by-mail';
import type { Decision } from './decide';
import { keepForDigest } from './digest/keep';
import { noticeOf } from './notice';
import { giveUp, textFor } from './once';
import { awaitSoon } from './soon';
import type { Told } from './told';
import type { Ways } from './ways';

/** What needs no word of its own in a digest: all games that wait stand there. */
const TOLD_ANYWAY: readonly Delivery['kind'][] = ['turn', 'reminder'];

/** Something to tell a player by one channel. */
export interface Delivery {
  /** That says so. */
  readonly message: NoticeMessage;
  readonly told: Told;
  readonly account: AccountRecord;
  readonly channel: Channel;
  /** What stands where its notice does; of push it is the one of all browsers together. */
  readonly item: Item | undefined;
  /** Of which mails can be switched off; absent: it cannot. */
  readonly kind?: Stoppable;
}

/**
 * Does what was decided: nothing where it is done already.
 * @throws Later, Refusal `busy`, or what sending throws.
 */
export async function carryOut(world: World, ways: Ways, delivery: Delivery, decision: Decision): Promise<void> {
  const { message, told, channel, item, kind } = delivery;
  if (isDone(item)) return;
  const [notice, now] = [noticeOf(told, channel), world.now()];
  switch (decision.of) {
    case 'nothing':
      return putOffTo(item) === undefined ? undefined : giveUp(world, notice);
    case 'digest':
      if (TOLD_ANYWAY.includes(kind)) return undefined;
      return keepForDigest(world, notice, channel, { what: told.what, message: textFor(message, told.whom), at: now });
    case 'wait':
      throw new Later(decision.until - now);
    case 'put off': {
      // The clock of whoever looks for what is due may be ahead of ours.
      awaitSoon(decision.until, now);
      if (Number(item?.dueAt) === decision.until) return undefined;
      const again = { message: textFor(message, told.whom), at: decision.until, now };
      return putOffNotice(world.db, notice, again);
    }
    case 'now':
      return deliver(world, ways, delivery);
  }
}

/** Writes letters here, and hands over the rest to the worker of the channel. */
async function deliver(world: World, { mail, handOver }: Ways, delivery: Delivery): Promise<void> {
  const { message, told, account, channel, item, kind } = delivery;
  if (channel === 'mail') return byMail(world, mail, told, account, kind);
  const until = putOffTo(item) ?? 0;
  if (until > world.now()) return awaitSoon(until, world.now());
  if (channel === 'push') await owed(world, 'push');
  await handOver([{ ...message, to: told.whom, channel }]);
}
