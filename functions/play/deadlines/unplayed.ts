/** Games that nobody plays. docs/deadlines.md, "When time runs out". */

import type { Seat } from '@shared/game';
import type { GameRecord } from '../../store/game';

/** At an unrated table nobody but the clock has moved yet. */
export function isUnplayed({ rated, moved }: GameRecord): boolean {
  return !rated && !moved;
}

/** With a miss of this seat every seat that is still there has missed a turn. */
export function haveAllMissed({ seats }: GameRecord, seat: Seat): boolean {
  return seats.every(({ left, missed = 0 }, at) => left === true || at === seat || missed > 0);
}
