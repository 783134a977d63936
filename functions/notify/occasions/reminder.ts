/** A turn's time is running out. docs/deadlines.md, "When time runs out" */

import { reminderNews } from '../../news/reminder';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import { agendaOf } from '../../store/agenda';
import { type GameRecord, readGames } from '../../store/game';
import type { Occasion } from '../occasion';
import { awaitSoon } from '../soon';
import { isAway } from './away';
import { gameSeen } from './seen';

/**
 * For the player to move, while it is due: not if the turn has passed or its time is up, nor if by now they have more of it left,
 * for they were given some or the clock has stood; it is due again later. Nor if they are on vacation where that stops the clock.
 * @throws Later
 */
export async function reminderOccasions(
  world: World,
  { game: id, turn: number }: MessageOf<'reminder'>,
): Promise<readonly Occasion[]> {
  const [game] = await readGames(world.db, [id]);
  const { turn } = game ?? {};
  const player = turn && game?.seats[turn.seat]?.player;
  if (!game || turn?.number !== number || player === undefined) return [];
  awaitSoon(turn.remind, world.now());
  if (!isDue(game, world.now()) || (await isAway(world, game, player))) return [];
  return [
    {
      kind: 'reminder',
      whom: player,
      what: `reminder-${id}-${number}`,
      since: turn.remind ?? turn.since,
      ...(game.deadline === undefined ? {} : { until: game.deadline }),
      game: id,
      news: async (reader) => reminderNews(await gameSeen(world, game, turn.seat, reader)),
    },
  ];
}

function isDue(game: GameRecord, now: number): boolean {
  const due = agendaOf(game).flatMap(({ matter, at }) => (at <= now ? [matter] : []));
  return due.includes('reminder') && !due.includes('deadline');
}
