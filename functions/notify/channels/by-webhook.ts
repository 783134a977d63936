/** Notices to addresses of players' own. docs/notices.md, "Webhooks" */

import { trialNews } from '../../news/trial';
import { reaches } from '../../play/people/reaches';
import type { World } from '../../play/world';
import type { NoticeMessage } from '../../publish/concern';
import type { MessageOf } from '../../publish/message';
import type { WebhookRecord } from '../../store/account';
import { tellOf } from '../../store/tell';
import type { Hook } from '../../webhook/hook';
import { KEPT, noticeOf } from '../notice';
import { giveUp, once, putOff } from '../once';
import { readerOf } from '../reader';
import { type Told, toldBy } from '../told';
import { type Settled, settleTrial } from '../trial';
import { hookedStill } from './hooked-still';
import type { Taken } from './taken';

/** How notices reach webhooks. `base`: where people find the site. */
export interface ToWebhooks {
  readonly hook: Hook;
  readonly base: string;
}

/** What became of it, and at which webhook. */
interface Posted {
  readonly webhook: WebhookRecord;
  readonly taken: Taken;
}

/** Nobody took it: there is no webhook any more, or it did not. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/**
 * Tells a player what was handed over, once. What their webhook does not take is put off, and it may be switched off.
 * @throws Later, Refusal `busy`, or what goes wrong here: it is worth another try
 */
export async function byWebhook(world: World, ways: ToWebhooks, message: NoticeMessage): Promise<void> {
  if (message.kind === 'trial') return tryOut(world, ways, message);
  const told = await toldBy(world, message);
  if (told === undefined) return;
  const notice = noticeOf(told, 'webhook');
  let posted: Posted | undefined;
  try {
    await once(world, notice, async () => {
      posted = await post(world, ways, told);
      if (posted?.taken.of !== 'sent') throw new NotTaken();
    });
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    if (posted === undefined) return giveUp(world, notice);
  }
  if (posted === undefined) return;
  const { webhook, taken } = posted;
  const isOn = await hookedStill(world, told.whom, webhook, taken);
  if (taken.of === 'sent') return;
  // One that was gone and is another by now takes what is left.
  const isWorthIt = isOn && taken.of !== 'refused';
  const after = taken.of === 'busy' ? taken.after : undefined;
  if (isWorthIt) await putOff(world, notice, message, after, told.until);
  else await giveUp(world, notice);
}

/** Sends what says only that it works, and says what became of it. */
async function tryOut(world: World, ways: ToWebhooks, message: MessageOf<'trial'>): Promise<void> {
  const { player: whom } = message;
  let posted: Posted | undefined;
  await once(world, { whom, what: tellOf(message), kept: KEPT }, async () => {
    posted = await post(world, ways, { whom, news: async () => trialNews() });
    await settleTrial(world, message, outcomeOf(posted?.taken));
  });
  if (posted) await hookedStill(world, whom, posted.webhook, posted.taken);
}

function outcomeOf(taken: Taken | undefined): Settled {
  if (taken === undefined) return { outcome: 'none' };
  const { of, status } = taken;
  return { outcome: of === 'busy' ? 'unreachable' : of, ...(status === undefined ? {} : { status }) };
}

/** Undefined: there is nothing to send to. */
async function post(
  world: World,
  { hook, base }: ToWebhooks,
  { whom, news }: Pick<Told, 'whom' | 'news'>,
): Promise<Posted | undefined> {
  const account = await readerOf(world, whom);
  const webhook = account?.webhook;
  if (!account || !webhook || !reaches(account, 'webhook')) return undefined;
  const { brief } = await news(account);
  return { webhook, taken: await hook.post(webhook.address, brief, base) };
}
