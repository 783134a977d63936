import type { Title } from '../game';
import { findGame, type Registry } from '../games';
import { type Piece, wrong } from './place';

/** The title of a record, under the rules it was played by. @throws RecordError `unknown_title` */
export function findTitle(registry: Registry, id: Piece, rules: Piece): Title {
  if (findGame(registry, id.text) === undefined) throw wrong(id, 'unknown_title');
  const game = findGame(registry, id.text, rules.text);
  if (game === undefined) throw wrong(rules, 'unknown_title');
  return game.title;
}
