/** The title behind a document. */

import type { Draw } from '@shared/draw';
import { findGame, type Game } from '@shared/games/index';
import { drawKey, seeded } from '@shared/random';
import { transcriptOf } from '@shared/record/transcript';
import type { GameRecord } from '../store/game';
import type { World } from './world';

/** The title under the rules the game is pinned to. */
export function gameOf({ registry }: Pick<World, 'registry'>, { title, rules }: GameRecord): Game {
  const game = findGame(registry, title, rules);
  if (!game) throw new Error('a game is pinned to rules that are gone');
  return game;
}

/** The state, lifted to the format of today. @throws Error if it is in one that the title does not read. */
export function stateOf({ title }: Game, { state, format }: GameRecord): unknown {
  if (format === title.format) return state;
  if (format > title.format || !title.migrate) throw new Error('a game is stored in a format that nobody reads');
  return title.migrate(state, format);
}

/** The draws of a game: they follow from its secret and from what its players added. */
export function drawsOf(game: GameRecord): Draw {
  return seeded(drawKey(game.secret, transcriptOf(game)));
}
