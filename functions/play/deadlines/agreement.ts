/** What all who play agree on happens. docs/deadlines.md, "What players can do" */

import type { Wish } from '@shared/api/games';
import type { GameRecord } from '../../store/game';
import type { Change } from '../moves/commit';
import { withoutWish } from '../moves/end';
import { paused } from './pause';
import { voided } from './void';

/**
 * A change with what follows from it where now all who play wish the same: the clocks stand, which takes back the wishes for
 * it, or the game is void, as a version of its own.
 */
export function agreed(change: Change, now: number): Change {
  const { game } = change;
  const wanted = game.status === 'running' ? wantedByAll(game) : undefined;
  if (wanted === undefined) return change;
  if (wanted === 'pause') return { ...change, game: paused({ ...game, seats: game.seats.map(withoutWish) }, now) };
  const { game: over, event: end } = voided(game, now, 'agreed');
  return { ...change, game: over, ...(end ? { end } : {}) };
}

function wantedByAll({ seats }: GameRecord): Wish | undefined {
  const [first, ...others] = seats.filter(({ left }) => !left);
  return others.every(({ wish }) => wish === first?.wish) ? first?.wish : undefined;
}
