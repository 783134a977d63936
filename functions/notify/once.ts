import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../play/world';
import { Later } from '../publish/later';
import { isConflict, isThrottled, isUnanswered } from '../store/dynamo/errors';
import { claimNotice, giveBack, markNotice, type Notice } from '../store/notice';

/**
 * How long a claim holds, in milliseconds: longer than sending ever takes, short beside the ten minutes of a code. Whoever is
 * killed leaves its claim behind, and its message comes again by itself: on one machine when Casebook starts, on AWS when its
 * visibility time-out is over, which is longer than this.
 */
export const LEASE = 60 * 1000;

/** How often marking is tried again, and after how many milliseconds first: six seconds in all. */
const AGAIN = { times: 6, pause: 100 };

/**
 * Sends something once, however often and by however many it is tried.
 *
 * ```
 * claim -- send -- mark
 *   |        |       +--> killed before: sent once more when the message comes again and the claim is over
 *   |        +----------> failed: given back; killed: sent when the message comes again and the claim is over
 *   +-------------------> sent already: nothing; claimed by others: later, for they may have been killed
 * ```
 * A letter that goes out twice is the same one: by SMTP with the same Message-ID; SES gives each one of its own.
 * @throws Later while others hold the claim; and what `send` throws.
 */
export async function once(world: World, notice: Notice, send: () => Promise<void>): Promise<void> {
  const by = world.id();
  const claim = await claimNotice(world.db, notice, by, LEASE, world.now());
  if (claim.of === 'sent') return;
  if (claim.of === 'others') throw new Later(Math.max(claim.until - world.now(), 0));
  try {
    await send();
  } catch (error) {
    await giveBack(world.db, notice, by);
    throw error;
  }
  await mark(world, notice);
}

/** Without it the letter would go out twice: so a database that is only busy is asked again. */
async function mark(world: World, notice: Notice): Promise<void> {
  for (let failures = 0; ; failures++) {
    try {
      return await markNotice(world.db, notice, world.now());
    } catch (error) {
      const isBusy = isConflict(error) || isThrottled(error) || isUnanswered(error);
      if (!isBusy || failures === AGAIN.times) throw error;
      await pause(AGAIN.pause * 2 ** failures);
    }
  }
}
