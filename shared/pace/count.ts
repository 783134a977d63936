/** Time that counts. docs/deadlines.md, "The clock of a turn". Instants are epoch milliseconds, times are milliseconds. */

import type { Rest } from './rest';
import { weekendAt } from './weekend';

/** What does not count. */
export interface Counting {
  /** Where weekends are those of; absent: they count. */
  readonly zone?: string;
  /** In any order; they may overlap. */
  readonly rests: readonly Rest[];
}

/** The first instant at which so much has counted since `from`: where that is the first one of a rest, it is that. */
export function after(from: number, time: number, counting: Counting): number {
  let [at, left] = [from, time];
  for (let rest = restAt(at, counting); rest; rest = restAt(at, counting)) {
    const counts = Math.max(rest.from - at, 0);
    if (counts >= left) break;
    left -= counts;
    at = rest.until;
  }
  return at + left;
}

/** How much counts in between; nothing where `until` is earlier. */
export function counted(from: number, until: number, counting: Counting): number {
  let [at, sum] = [from, 0];
  for (let rest = restAt(at, counting); rest && rest.from < until; rest = restAt(at, counting)) {
    sum += Math.max(rest.from - at, 0);
    at = rest.until;
  }
  return sum + Math.max(until - at, 0);
}

/** The rest that is on at this instant, or the next one; undefined: there is none any more. */
function restAt(instant: number, { zone, rests }: Counting): Rest | undefined {
  const all = zone === undefined ? rests : [...rests, weekendAt(zone, instant)];
  const coming = all.filter(({ from, until }) => from < until && until > instant);
  return coming.reduce<Rest | undefined>((first, rest) => (first && first.from <= rest.from ? first : rest), undefined);
}
