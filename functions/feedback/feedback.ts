import { insist } from '../play/insist';
import type { World } from '../play/world';
import { type StopReason, stopAddress } from '../store/stop';
import { type Feedback, feedbackFrom } from './event';

/** How many addresses were told of. */
interface Told {
  readonly bounces: number;
  readonly complaints: number;
}

const WHY: Readonly<Record<Feedback['of'], StopReason>> = { bounce: 'bounced', complaint: 'complained' };

/**
 * Stops mail to the addresses that did not take a letter for good, or where it was unwanted. `notification`: the JSON of one
 * event of SES. It may come twice, late or out of order.
 * @throws Error if it cannot be read, or what writing throws: told again, it does the rest.
 */
export async function feedback(world: Pick<World, 'db' | 'now'>, notification: unknown): Promise<Told> {
  const told = feedbackFrom(notification);
  if (told === undefined) return { bounces: 0, complaints: 0 };
  const { of, recipients, sent } = told;
  for (const email of recipients) {
    await insist(() => stopAddress(world.db, email, { why: WHY[of], sent }, world.now()));
  }
  return { bounces: of === 'bounce' ? recipients.length : 0, complaints: of === 'complaint' ? recipients.length : 0 };
}
