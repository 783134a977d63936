/** What a player is told once a day. docs/notices.md, "By what, and when" */

import type { Channel } from '@shared/notices/channels';
import { dayAt } from '@shared/notices/wall';
import type { Waiting } from '../../mail/digest';
import { digestNews } from '../../news/digest';
import type { Brief } from '../../news/news';
import type { World } from '../../play/world';
import type { NoticeMessage } from '../../publish/concern';
import { messageFrom } from '../../publish/message';
import type { AccountRecord } from '../../store/account';
import { type KeptNews, readNews } from '../../store/news';
import { readSeat } from '../../store/seat';
import { occasionsOf } from '../occasions';
import { tableSeen } from '../occasions/seen';
import type { Told } from '../told';
import { gamesWaiting } from '../waiting';

const DAY = 24 * 60 * 60 * 1000;

/** Whose digest, by what, and when it was due. Epoch milliseconds. */
export interface Due {
  readonly player: string;
  readonly account: AccountRecord;
  readonly channel: Channel;
  readonly at: number;
}

/**
 * The digest of a day: all games that wait for the player, and the news that was kept for it until it was due; undefined: there is
 * nothing to tell.
 */
export async function digestFor(world: World, { player, account, channel, at }: Due): Promise<Told | undefined> {
  const kept = await newsUntil(world, player, channel, at);
  const [waiting, ...briefs] = await Promise.all([
    waitingOf(world, player),
    ...kept.map((one) => briefOf(world, player, account, one)),
  ]);
  const news = briefs.filter((brief) => brief !== undefined);
  if (waiting.length === 0 && news.length === 0) return undefined;
  return {
    what: `digest-${dayAt(account.timeZone, at)}`,
    whom: player,
    until: at + DAY,
    news: async ({ timeZone: zone }) => digestNews({ waiting, news, zone }),
  };
}

/** What is told with the digest that was due then; what came later is told with the next. */
export async function newsUntil(world: World, player: string, channel: Channel, at: number): Promise<readonly KeptNews[]> {
  return (await readNews(world.db, player, channel)).filter((news) => news.at <= at);
}

/** The most urgent first, those without a deadline last. */
async function waitingOf(world: World, player: string): Promise<readonly Waiting[]> {
  const games = await gamesWaiting(world, player);
  return games
    .flatMap((game): readonly Waiting[] => {
      const { turn, deadline } = game;
      return turn ? [{ seen: tableSeen(world, game, turn.seat), ...(deadline === undefined ? {} : { deadline }) }] : [];
    })
    .sort((one, other) => (one.deadline ?? Infinity) - (other.deadline ?? Infinity) || 0);
}

/** What there is to say of it still, unless the player has seen it meanwhile. */
async function briefOf(
  world: World,
  player: string,
  account: AccountRecord,
  { what, message }: KeptNews,
): Promise<Brief | undefined> {
  const occasions = await occasionsOf(world, messageFrom(message) as NoticeMessage);
  const found = occasions.find((occasion) => occasion.whom === player && occasion.what === what);
  if (found === undefined) return undefined;
  const place = await readSeat(world.db, player, found.game);
  if (place && found.isSeen?.(place)) return undefined;
  return (await found.news(account)).brief;
}
