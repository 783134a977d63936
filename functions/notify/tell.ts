/** What a message says players may have to be told: whether, by what, and when. docs/notices.md */

import { CHANNELS, type Channel } from '@shared/notices/channels';
import type { Kind } from '@shared/notices/kinds';
import { armDigest, digestChannels } from '../play/people/arm-digest';
import { reaches } from '../play/people/reaches';
import { waysOf } from '../play/people/ways';
import type { World } from '../play/world';
import type { NoticeMessage } from '../publish/concern';
import type { AccountRecord } from '../store/account';
import { noticeKey, seatKey } from '../store/keys';
import { seatFrom } from '../store/seat';
import { carryOut } from './carry-out';
import { decide } from './decide';
import type { Occasion } from './occasion';
import { occasionsOf } from './occasions';
import { oneByOne } from './one-by-one';
import { readerOf } from './reader';
import type { Ways } from './ways';

/**
 * Tells everybody whom a message is about, one after the other.
 * @throws Later, Refusal `busy`, or what sending throws, after all others are told.
 */
export async function tellAll(world: World, ways: Ways, message: NoticeMessage): Promise<void> {
  const occasions = await occasionsOf(world, message);
  const theirs = occasions.filter(({ whom }) => message.to === undefined || message.to === whom);
  await oneByOne(theirs, (occasion) => tell(world, ways, message, occasion));
}

/** Tells one of them, by every channel that they want, and sees to it that their next digest comes if they want one. */
async function tell(world: World, ways: Ways, message: NoticeMessage, occasion: Occasion): Promise<void> {
  const account = await readerOf(world, occasion.whom);
  if (account === undefined) return;
  const digests = digestChannels(account).length > 0;
  await oneByOne(
    [
      () => tellByAll(world, ways, message, occasion, account),
      // After news is kept: whoever looks whether there is any finds it, or it is armed here.
      ...(digests ? [() => armDigest(world, occasion.whom, account)] : []),
    ],
    (act) => act(),
  );
}

async function tellByAll(
  world: World,
  ways: Ways,
  message: NoticeMessage,
  occasion: Occasion,
  account: AccountRecord,
): Promise<void> {
  const { whom, what, game } = occasion;
  const wanted = waysOf(account);
  const kindBy = (channel: Channel): Kind | undefined =>
    [occasion.kind, occasion.also].find((kind) => kind !== undefined && wanted[kind][channel] !== 'off');
  const channels = CHANNELS.flatMap((channel) => {
    const kind = reaches(account, channel) ? kindBy(channel) : undefined;
    return kind === undefined ? [] : [{ channel, kind }];
  });
  if (channels.length === 0) return;
  const [seat, ...items] = await world.db.get(
    seatKey(whom, game),
    ...channels.map(({ channel }) => noticeKey(whom, `${what}-${channel}`)),
  );
  const place = seatFrom(seat);
  const deliveries = channels.map((way, at) => ({ ...way, message, told: occasion, account, item: items[at] }));
  await oneByOne(deliveries, async (delivery) => {
    const decision = decide(occasion, wanted[delivery.kind][delivery.channel], account, place, world.now());
    await carryOut(world, ways, delivery, decision);
  });
}
