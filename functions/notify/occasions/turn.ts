/** A turn has begun, or the game is over. docs/notices.md, "Of what" */

import { turnNews } from '../../news/turn';
import type { World } from '../../play/world';
import type { MessageOf } from '../../publish/message';
import { readGames } from '../../store/game';
import type { Occasion } from '../occasion';
import { beganWith, hasMoved } from './moved';
import { overOccasions } from './over';
import { gameSeen, turnHistoryOf } from './seen';
import { firstTurn } from './started';

/**
 * For the player whose turn it is, by whatever version of the game the message is about; of a turn that began by their own action
 * and not the clock's, or in which they have done something already, there is nothing to tell. The first turn is told with
 * the start. Once the game is over that is told, to all.
 */
export async function turnOccasions(world: World, { game: id }: MessageOf<'turn'>): Promise<readonly Occasion[]> {
  const [game] = await readGames(world.db, [id]);
  if (!game) return [];
  const { turn } = game;
  if (game.status !== 'running' || !turn) return overOccasions(world, game);
  const player = game.seats[turn.seat]?.player;
  if (player === undefined) return [];
  const history = await turnHistoryOf(world, game, turn);
  if (hasMoved(turn, history)) return [];
  const began = beganWith(turn, history) ?? 0;
  const isAfterMiss = history.some(({ version, seat, auto }) => version === began && seat === turn.seat && auto);
  if (began === 1) return [firstTurn(world, game, turn, player)];
  return [
    {
      kind: 'turn',
      ...(isAfterMiss ? { also: 'missed' } : {}),
      whom: player,
      what: `turn-${id}-${turn.number}`,
      since: turn.since,
      ...(game.deadline === undefined ? {} : { until: game.deadline }),
      game: id,
      isSeen: ({ seen = 0 }) => seen >= began,
      news: async (reader) => turnNews(await gameSeen(world, game, turn.seat, reader)),
    },
  ];
}
