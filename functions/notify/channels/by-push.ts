/** Notices to the browsers of a player. docs/notices.md, "Push" */

import { closePush, dropPush, type Taker, takersOf } from '../../play/people/push';
import type { World } from '../../play/world';
import type { NoticeMessage } from '../../publish/concern';
import type { Dispatch, Payload, Pusher } from '../../push/pusher';
import { relieved } from '../../store/channel';
import { isDone, keyOfNotice, type Notice } from '../../store/notice';
import { noticeOf } from '../notice';
import { giveUp, once, putOff } from '../once';
import { oneByOne } from '../one-by-one';
import { readerOf } from '../reader';
import { type Told, toldBy } from '../told';
import { gamesWaiting } from '../waiting';
import type { Taken } from './taken';
import { tryPush } from './try-push';

/** How notices reach browsers. */
export interface ToBrowsers {
  readonly pusher: Pusher;
}

/** What goes to each browser of a player. */
interface Parcel {
  readonly payload: Payload;
  readonly dispatch: Dispatch;
}

/** For how long push services keep anything at most, in milliseconds: four weeks. */
const LONGEST = 28 * 24 * 60 * 60 * 1000;

/** What wakes a device that saves power: others wait for its owner. */
const URGENT = /^(turn|reminder|nudge)-/;

/** A push service takes it not now, or never. Its name is what a log has of it. */
class NotTaken extends Error {
  constructor(readonly taken: Extract<Taken, { of: 'busy' | 'refused' }>) {
    super('a push service does not take it');
    this.name = taken.of === 'busy' ? 'PushBusy' : `PushRefused${taken.status ?? ''}`;
  }
}

/**
 * Tells a player what was handed over, in each of their browsers once, all at the same time. What is not taken now comes again by the
 * clock, to the browsers that have not had it.
 * @throws Later, Refusal `busy`, or that a push service refuses it: then it was given up there, and is told of once.
 */
export async function byPush(world: World, { pusher }: ToBrowsers, message: NoticeMessage): Promise<void> {
  if (message.kind === 'trial') return tryPush(world, pusher, message);
  const told = await toldBy(world, message);
  const takers = told === undefined ? [] : await takersWithout(world, told);
  const parcel = told && takers.length > 0 ? await parcelFor(world, told, message.kind) : undefined;
  if (told === undefined || parcel === undefined) return relieved(world, 'push');
  const all = takers.map((taker) => tell(world, pusher, message, told, taker, parcel));
  const settled = await Promise.allSettled(all);
  if (settled.some(isOver)) await relieved(world, 'push');
  await oneByOne(settled, async (one) => {
    if (one.status === 'rejected') throw one.reason;
  });
}

/** The browsers of the player that have not been told yet. */
async function takersWithout(world: World, told: Told): Promise<Taker[]> {
  const takers = await takersOf(world, told.whom);
  if (takers.length === 0) await closePush(world, told.whom);
  const items = await world.db.get(...takers.map((taker) => keyOfNotice(noticeAt(told, taker))));
  return takers.filter((_, at) => !isDone(items[at]));
}

/** Undefined if it is of no use any more, or nobody is there. */
async function parcelFor(
  world: World,
  { what, whom, game, until = Infinity, news }: Told,
  kind: string,
): Promise<Parcel | undefined> {
  const account = await readerOf(world, whom);
  const seconds = Math.floor(Math.min(until - world.now(), LONGEST) / 1000);
  if (account === undefined || seconds <= 0) return undefined;
  const { head, text, path } = (await news(account)).brief;
  const waiting = await gamesWaiting(world, whom, game);
  const payload = { title: head, body: text, path, tag: game ?? kind, waiting: waiting.length };
  return { payload, dispatch: { seconds, isUrgent: URGENT.test(what) } };
}

/** Whether a browser is owed nothing any more; what was refused there is a failure by itself. */
function isOver(one: PromiseSettledResult<boolean>): boolean {
  return one.status === 'fulfilled' ? one.value : one.reason instanceof NotTaken;
}

/** @returns whether it is taken there, or nobody is there, or it does not come again. */
async function tell(
  world: World,
  pusher: Pusher,
  message: NoticeMessage,
  told: Told,
  taker: Taker,
  { payload, dispatch }: Parcel,
): Promise<boolean> {
  const notice = noticeAt(told, taker);
  let isTaken = false;
  try {
    await once(world, notice, async () => {
      const taken = await pusher.push(taker.push, payload, dispatch);
      if (taken.of === 'busy' || taken.of === 'refused') throw new NotTaken(taken);
      if (taken.of === 'gone') await dropPush(world, told.whom, taker.id, taker.push.endpoint);
      isTaken = true;
    });
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    if (error.taken.of === 'busy') return !(await putOff(world, notice, message, error.taken.after, told.until));
    await giveUp(world, notice);
    throw error;
  }
  return isTaken;
}

/** The notice of something in one browser. */
function noticeAt(told: Told, { push }: Taker): Notice {
  const { what, ...notice } = noticeOf(told, 'push');
  return { ...notice, what: `${what}-${push.id}` };
}
