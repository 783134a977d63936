import type { Me } from '@shared/api/people';
import { dropPush, getNotices, putPush } from '@web/api/notices';
import { type Mark, writeMark } from './mark';
import { standing } from './standing';
import { markOf, requestOf, subscribe, subscriptionHere } from './subscription';
import { leaveHere } from './switch';

/** The server is asked that often, whatever is noted here. In milliseconds. */
const DAY = 24 * 60 * 60_000;

/**
 * Sees to it that the server knows the subscription of a browser in which notices were switched on, and that it is one under the
 * server's key. Another player's ends here; those of a guest who has found their account go on. docs/notices.md, "Push"
 * @throws Refused, Unreachable, DOMException
 */
export async function renew({ id, guest }: Me, mark: Mark): Promise<void> {
  if (mark.player !== id && !mark.guest) return leaveHere();
  if (standing() !== 'granted') {
    await dropPush();
    return leaveHere();
  }
  const before = await subscriptionHere();
  const known = before && (await markOf(before));
  const isSettled = mark.player === id && known !== undefined && known === mark.here;
  if (isSettled && Date.now() - mark.asked < DAY) return;

  const { push } = await getNotices();
  // Told of it and not knowing it any more: it was answered there that nobody takes anything.
  const isDead = isSettled && push.here === undefined;
  const subscription = await subscribe(push.key, isDead);
  const here = await markOf(subscription);
  if (push.here !== here) await putPush(requestOf(subscription));
  writeMark({ player: id, guest, here, asked: Date.now() });
}
