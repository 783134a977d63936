/** A friendly nudge, by mail. */

import type { Mail } from '../mail/letter';
import { nudgeLetter } from '../mail/nudge';
import { pauseOf } from '../play/deadlines/pause';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import { gameFrom } from '../store/game';
import { gameKey, nudgeKey } from '../store/keys';
import { readMutes } from '../store/mute';
import type { Notice } from '../store/notice';
import { nudgeFrom } from '../store/nudge';
import { KEPT } from './kept';
import { once } from './once';
import { isOnVacation, readerOf } from './reader';
import { historyOf, seenBy } from './seen';
import { send } from './send';

/** For how long a nudge is meant, in milliseconds: after that there may be another. */
const MEANT = 24 * 60 * 60 * 1000;

/**
 * Tells the player to move who would like them to: while it is the same turn, and both are there. Who has muted the other is not
 * told, and nobody for whom the clock stands by now.
 * @throws Later, or what sending throws.
 */
export async function nudge(world: World, mail: Mail, { game: id, at }: MessageOf<'nudge'>): Promise<void> {
  const [document, item] = await world.db.get(gameKey(id), nudgeKey(id, at));
  const game = document && gameFrom(document);
  const given = nudgeFrom(item);
  const { turn } = game ?? {};
  if (!game || !given || !turn || turn.number !== given.turn || turn.seat === given.seat) return;
  const [player, by] = [game.seats[turn.seat]?.player, game.seats[given.seat]];
  if (player === undefined || by?.player === undefined || by.left) return;
  if (world.now() - at > MEANT || pauseOf(game, world.now())) return;
  const what = `nudge-${id}-${at}-mail`;
  const notice: Notice = { whom: player, what, kept: KEPT };
  const reader = await readerOf(world, notice);
  if (reader === undefined || (game.pace.vacation && isOnVacation(reader, world.now()))) return;
  if ((await readMutes(world.db, player)).includes(by.player)) return;
  const { address: to, account } = reader;
  const history = await historyOf(world, game);
  await once(world, notice, async () => {
    const seen = seenBy(world, game, { seat: turn.seat, zone: account.timeZone }, history);
    await send(world, mail, await nudgeLetter(mail, { to, name: account.name }, `${what}-${player}`, seen, given.seat));
  });
}
