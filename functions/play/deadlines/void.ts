import type { Why } from '@shared/api/games';
import type { GameRecord } from '../../store/game';
import type { Change } from '../moves/commit';
import { ended } from '../moves/end';

/** A running game ends without a result. The version's event holds nothing, for nothing happened in the game. */
export function voided(game: GameRecord, now: number, why?: Why): Change {
  const version = game.version + 1;
  return {
    game: { ...ended(game, 'void'), version, updated: now, ...(why ? { why } : {}) },
    event: { version, at: now, events: [], drawn: [] },
  };
}
