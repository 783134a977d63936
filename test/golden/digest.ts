import { createHash } from 'node:crypto';
import { canonical } from '@shared/canonical';
import type { Game } from '@shared/games/index';
import type { RecordedGame } from '@shared/record/record';
import { statesOf } from '@shared/record/replay';

/** SHA-256, in hex, of every state of a game on record, one a line. */
export function digestOf(game: Game, record: RecordedGame): string {
  const lines = statesOf(game, record).map((state) => `${canonical(state)}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}
