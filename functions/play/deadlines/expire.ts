import type { GameRecord } from '../../store/game';
import type { Change } from '../moves/commit';

/** An open table that did not fill is closed for everybody. docs/deadlines.md, "Tables that do not fill". */
export function expire(table: GameRecord, now: number): Change {
  return { game: { ...table, status: 'cancelled', why: 'expired', revision: table.revision + 1, updated: now } };
}
