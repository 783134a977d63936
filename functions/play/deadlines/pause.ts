/** While a table pauses its clocks stand. docs/deadlines.md, "What players can do" */

import { isOn, type Rest } from '@shared/pace/rest';
import type { GameRecord } from '../../store/game';
import { reckon } from './reckon';

/** How long a pause is, unless somebody goes on. Milliseconds. */
const LONGEST = 30 * 24 * 60 * 60 * 1000;

/** Pauses within one turn that are remembered one by one: a document does not grow without bound. */
const REMEMBERED = 20;

/** The pause that is on. */
export function pauseOf({ rests = [] }: GameRecord, now: number): Rest | undefined {
  return rests.find((rest) => isOn(rest, now));
}

/** The game, paused from now on. */
export function paused(game: GameRecord, now: number): GameRecord {
  const { rests = [] } = game;
  return reckon({ ...game, rests: remembered([...rests, { from: now, until: now + LONGEST }]) });
}

/** The game after its pause, which is over now. By a clock that was put back there may be two. */
export function unpaused(game: GameRecord, now: number): GameRecord {
  const { rests = [] } = game;
  return reckon({ ...game, rests: rests.map((rest) => (isOn(rest, now) ? { ...rest, until: now } : rest)) });
}

/** Of too many the first two are taken for one, with what is between them: so nobody's deadline comes earlier. */
function remembered(rests: readonly Rest[]): readonly Rest[] {
  const [first, second, ...others] = rests;
  if (rests.length <= REMEMBERED || first === undefined || second === undefined) return rests;
  return [{ from: first.from, until: second.until }, ...others];
}
