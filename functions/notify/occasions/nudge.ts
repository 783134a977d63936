/** A friendly nudge. docs/deadlines.md, "What players can do" */

import { nudgeNews } from '../../news/nudge';
import { pauseOf } from '../../play/deadlines/pause';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import { gameFrom } from '../../store/game';
import { gameKey, nudgeKey } from '../../store/keys';
import { readMutes } from '../../store/mute';
import { nudgeFrom } from '../../store/nudge';
import type { Occasion } from '../occasion';
import { isAway } from './away';
import { gameSeen } from './seen';

/** For how long a nudge is meant, in milliseconds: after that there may be another. */
const MEANT = 24 * 60 * 60 * 1000;

/**
 * For the player to move, while it is the same turn and both are there; not if they have muted the other, nor if the clock stands
 * for them by now.
 */
export async function nudgeOccasions(world: World, { game: id, at }: MessageOf<'nudge'>): Promise<readonly Occasion[]> {
  const [document, item] = await world.db.get(gameKey(id), nudgeKey(id, at));
  const game = document && gameFrom(document);
  const given = nudgeFrom(item);
  const { turn } = game ?? {};
  if (!game || !given || !turn || turn.number !== given.turn || turn.seat === given.seat) return [];
  const [player, by] = [game.seats[turn.seat]?.player, game.seats[given.seat]];
  if (player === undefined || by?.player === undefined || by.left) return [];
  if (world.now() - at > MEANT || pauseOf(game, world.now()) || (await isAway(world, game, player))) return [];
  if ((await readMutes(world.db, player)).includes(by.player)) return [];
  return [
    {
      kind: 'nudge',
      whom: player,
      what: `nudge-${id}-${at}`,
      since: at,
      until: at + MEANT,
      game: id,
      news: async (reader) => nudgeNews(await gameSeen(world, game, turn.seat, reader), given.seat),
    },
  ];
}
