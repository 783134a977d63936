/** Whether a channel works: a notice that says only that, and what became of it. docs/notices.md */

import type { Outcome } from '@shared/api/notices';
import type { Mail } from '../mail/letter';
import { trialNews } from '../news/trial';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import type { AccountRecord } from '../store/account';
import { isThere, unchanged } from '../store/dynamo/conditions';
import { isConditionFailed } from '../store/dynamo/errors';
import { all, assign } from '../store/dynamo/expression';
import { tellKey } from '../store/keys';
import { readStop } from '../store/stop';
import { tellFrom, tellOf } from '../store/tell';
import { KEPT } from './notice';
import { once } from './once';
import { readerOf } from './reader';
import { send } from './send';
import type { Ways } from './ways';

/** What became of it. `status`: what a push service or a webhook answered. */
export interface Settled {
  readonly outcome: Outcome;
  readonly status?: number;
}

/** Sends it, or has the worker of its channel do so, unless what became of it is known. @throws Later, Refusal `busy` */
export async function trial(world: World, { mail, handOver }: Ways, message: MessageOf<'trial'>): Promise<void> {
  const { player, by } = message;
  const [item] = await world.db.get(tellKey(player, tellOf(message)));
  if (item === undefined || tellFrom(item).kind !== 'trial' || item.outcome !== undefined) return;
  if (by !== 'mail') return handOver([{ ...message, to: player, channel: by }]);
  await once(world, { whom: player, what: tellOf(message), kept: KEPT }, async () => {
    const account = await readerOf(world, player);
    await settleTrial(world, message, { outcome: await outcomeByMail(world, mail, message, account) });
  });
}

/** Writes what became of it, once. */
export async function settleTrial(world: World, message: MessageOf<'trial'>, settled: Settled): Promise<void> {
  try {
    await world.db.update(tellKey(message.player, tellOf(message)), assign({ ...settled }), all(isThere, isOpen));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
}

const isOpen = unchanged({ outcome: undefined });

async function outcomeByMail(
  world: World,
  mail: Mail,
  message: MessageOf<'trial'>,
  account: AccountRecord | undefined,
): Promise<Outcome> {
  if (account?.email === undefined) return 'none';
  const { email: address, name } = account;
  if (await readStop(world.db, address, world.now())) return 'stopped';
  const letter = await trialNews().letter(mail.base, { address, name }, `${tellOf(message)}-${message.player}`);
  // That it could not be sent is what its player wants to know.
  return send(world, mail, letter).catch((): Outcome => 'unreachable');
}
