/** "Your time is running out", by mail. */

import type { Mail } from '../mail/letter';
import { reminderLetter } from '../mail/reminder';
import type { World } from '../play/world';
import type { MessageOf } from '../publish/message';
import { agendaOf } from '../store/agenda';
import { type GameRecord, readGames } from '../store/game';
import type { Notice } from '../store/notice';
import { KEPT } from './kept';
import { once } from './once';
import { isOnVacation, readerOf } from './reader';
import { historyOf, seenBy } from './seen';
import { send } from './send';
import { awaitSoon } from './soon';

/**
 * Reminds the player to move of a turn, once, while it is due: not if the turn has passed or its time is up, nor if by now they
 * have more of it left, for they were given some or the clock has stood; it is due again later. Who is on vacation where that
 * stops the clock is not reminded.
 * @throws Later, or what sending throws.
 */
export async function reminder(world: World, mail: Mail, { game: id, turn: number }: MessageOf<'reminder'>): Promise<void> {
  const [game] = await readGames(world.db, [id]);
  const { turn } = game ?? {};
  const player = turn && game?.seats[turn.seat]?.player;
  if (!game || turn?.number !== number || player === undefined) return;
  awaitSoon(turn.remind, world.now());
  if (!isDue(game, world.now())) return;
  const what = `reminder-${id}-${number}-mail`;
  const notice: Notice = { whom: player, what, kept: KEPT };
  const reader = await readerOf(world, notice);
  if (reader === undefined || (game.pace.vacation && isOnVacation(reader, world.now()))) return;
  const { address: to, account } = reader;
  const history = await historyOf(world, game);
  await once(world, notice, async () => {
    const seen = seenBy(world, game, { seat: turn.seat, zone: account.timeZone }, history);
    await send(world, mail, await reminderLetter(mail, { to, name: account.name }, `${what}-${player}`, seen));
  });
}

function isDue(game: GameRecord, now: number): boolean {
  const due = agendaOf(game).flatMap(({ matter, at }) => (at <= now ? [matter] : []));
  return due.includes('reminder') && !due.includes('deadline');
}
