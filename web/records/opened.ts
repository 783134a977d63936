import { findGame, type Game, games } from '@shared/games';
import { readRecord } from '@shared/record/read';
import { RecordError, type RecordedGame } from '@shared/record/record';

/** A record, and the title under the rules that the game was played by. */
export interface Opened {
  readonly game: Game;
  readonly record: RecordedGame;
}

/** Opens a record in either form. @throws RecordError */
export function open(text: string): Opened {
  const record = readRecord(games, text);
  const game = findGame(games, record.title, record.rules);
  if (game === undefined) throw new RecordError('unknown_title', 1, 1);
  return { game, record };
}
