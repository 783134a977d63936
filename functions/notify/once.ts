import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../play/world';
import { Later } from '../publish/later';
import type { Message } from '../publish/message';
import { isConflict, isThrottled, isUnanswered } from '../store/dynamo/errors';
import {
  claimNotice,
  giveBack,
  giveUpNotice,
  isDone,
  keyOfNotice,
  markNotice,
  type Notice,
  putOffNotice,
  triesOf,
} from '../store/notice';
import { awaitSoon } from './soon';

/**
 * How long a claim holds, in milliseconds: longer than sending ever takes, short beside the ten minutes of a code. Whoever is
 * killed leaves its claim behind, and its message comes again by itself: on one machine when Casebook starts, on AWS when its
 * visibility time-out is over, which is longer than this.
 */
export const LEASE = 60 * 1000;

/** How often marking is tried again, and after how many milliseconds first: six seconds in all. */
const AGAIN = { times: 6, pause: 100 };

/** What is not taken is tried again after so many milliseconds first, so many times as long each time, and an hour at most. */
const PAUSE = { first: 60 * 1000, factor: 4, longest: 60 * 60 * 1000 };

/** For so long, in milliseconds, it is tried again. */
const TRIED = 24 * 60 * 60 * 1000;

/**
 * Sends something once, however often and by however many it is tried.
 *
 * ```
 * claim -- send -- mark
 *   |        |       +--> killed before: sent once more when the message comes again and the claim is over
 *   |        +----------> failed: given back; killed: sent when the message comes again and the claim is over
 *   +-------------------> sent already, given up or put off: nothing; claimed by others: later, for they may have been killed
 * ```
 * A letter that goes out twice is the same one: by SMTP with the same Message-ID; SES gives each one of its own.
 * @throws Later while others hold the claim, or if it comes a moment before the instant to which it was put off; and what `send` throws.
 */
export async function once(world: World, notice: Notice, send: () => Promise<void>): Promise<void> {
  const by = world.id();
  const claim = await claimNotice(world.db, notice, by, LEASE, world.now());
  if (claim.of === 'done') return;
  if (claim.of === 'put off') return awaitSoon(claim.until, world.now());
  if (claim.of === 'others') throw new Later(Math.max(claim.until - world.now(), 0));
  try {
    await send();
  } catch (error) {
    await giveBack(world.db, notice, by);
    throw error;
  }
  await mark(world, notice);
}

/**
 * Has the clock bring a notice again that is not taken now, by the message it came with: after so many milliseconds or, unless
 * that is given, after longer and longer pauses. What would come too late is given up: at `until`, in epoch milliseconds, or a day
 * after it was put off first. docs/notices.md, "Once"
 * @returns whether it comes again.
 */
export async function putOff(world: World, notice: Notice, message: Message, after?: number, until = Infinity): Promise<boolean> {
  const [item] = await world.db.get(keyOfNotice(notice));
  if (isDone(item)) return false;
  const now = world.now();
  const { times, since } = triesOf(item) ?? { times: 0, since: now };
  const at = now + (after ?? Math.min(PAUSE.first * PAUSE.factor ** times, PAUSE.longest));
  if (at >= until || at > since + TRIED) {
    await giveUpNotice(world.db, notice, now);
    return false;
  }
  const tries = { times: times + 1, since };
  await putOffNotice(world.db, notice, { message: textFor(message, notice.whom), at, now, tries });
  return true;
}

/** Nobody tries any more to send it. */
export async function giveUp(world: World, notice: Notice): Promise<void> {
  await giveUpNotice(world.db, notice, world.now());
}

/** The message as it is to come again: about this player alone, and to whoever decides by what they are told. */
export function textFor(message: Message, whom: string): string {
  return JSON.stringify({ ...message, to: whom, channel: undefined });
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
