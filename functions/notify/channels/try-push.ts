/** A player wants to see whether notices reach their browsers. */

import type { Outcome } from '@shared/api/notices';
import { trialNews } from '../../news/trial';
import { dropPush, takersOf } from '../../play/people/push';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import type { Pusher } from '../../push/pusher';
import { tellOf } from '../../store/tell';
import { KEPT } from '../notice';
import { once } from '../once';
import { type Settled, settleTrial } from '../trial';
import { gamesWaiting } from '../waiting';
import type { Taken } from './taken';

/** What is told of a trial, by what became of it: the best that any browser has, in this order. */
const OUTCOMES: readonly (readonly [Taken['of'], Outcome])[] = [
  ['sent', 'sent'],
  ['busy', 'unreachable'],
  ['refused', 'refused'],
  ['gone', 'gone'],
];

/** Whoever tries it looks on: later it is of no use. Seconds. */
const SOON = 60 * 60;

/** Sends something to each browser, once, and writes down what push services say. @throws Later, Refusal `busy` */
export async function tryPush(world: World, pusher: Pusher, message: MessageOf<'trial'>): Promise<void> {
  const { player: whom } = message;
  const { head: title, text: body, path } = trialNews().brief;
  await once(world, { whom, what: tellOf(message), kept: KEPT }, async () => {
    const waiting = await gamesWaiting(world, whom);
    const payload = { title, body, path, tag: 'trial', waiting: waiting.length };
    const all = (await takersOf(world, whom)).map(async ({ id, push }) => {
      const taken = await pusher.push(push, payload, { seconds: SOON, isUrgent: true });
      if (taken.of === 'gone') await dropPush(world, whom, id, push.endpoint);
      return taken;
    });
    await settleTrial(world, message, outcomeOf(await Promise.all(all)));
  });
}

function outcomeOf(all: readonly Taken[]): Settled {
  for (const [of, outcome] of OUTCOMES) {
    const taken = all.find((one) => one.of === of);
    if (taken) return { outcome, ...(taken.status === undefined ? {} : { status: taken.status }) };
  }
  return { outcome: 'none' };
}
