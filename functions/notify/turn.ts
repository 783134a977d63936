/** "It is your turn", by mail. */

import type { Mail } from '../mail/letter';
import { turnLetter } from '../mail/turn';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import { readGames } from '../store/game';
import type { Notice } from '../store/notice';
import { KEPT } from './kept';
import { hasMoved } from './moved';
import { once } from './once';
import { readerOf } from './reader';
import { historyOf, seenBy } from './seen';
import { send } from './send';
import { tellStart } from './started';

/**
 * Tells the player whose turn it is, by whatever version of the game the message is about. Nobody is told of a turn that
 * has passed, that began by their own action and not the clock's, or in which they have done something already; nobody without an address,
 * and nobody who does not want it. The first turn is told with the start.
 * @throws Later, or what sending throws.
 */
export async function turn(world: World, mail: Mail, { game: id }: MessageOf<'turn'>): Promise<void> {
  const [game] = await readGames(world.db, [id]);
  const now = game?.status === 'running' ? game.turn : undefined;
  const player = now && game?.seats[now.seat]?.player;
  if (!game || !now || player === undefined) return;
  if (now.number === 1) return tellStart(world, mail, game, now.seat);
  const what = `turn-${id}-${now.number}-mail`;
  const notice: Notice = { whom: player, what, kept: KEPT };
  const reader = await readerOf(world, notice);
  if (reader === undefined) return;
  const history = await historyOf(world, game);
  if (hasMoved(now, history)) return;
  await once(world, notice, async () => {
    const seen = seenBy(world, game, { seat: now.seat, zone: reader.account.timeZone }, history);
    await send(world, mail, await turnLetter(mail, reader.address, `${what}-${player}`, seen));
  });
}
