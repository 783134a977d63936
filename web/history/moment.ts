import type { Eyes } from '@shared/api/games';

/** What a reader who looks back wants to see. */
export interface Moment {
  /** The version after which the game is shown. */
  readonly at: number;
  /** Once the game is over: through whose eyes, if not the reader's own. */
  readonly as?: Eyes;
}

/** The first version that there is anything to see of: the start. */
export const START = 1;

/** The moment that an address names, as far as the game has one there; undefined: none, so now. */
export function momentIn(query: Pick<URLSearchParams, 'get'>, version: number, mayChoose: boolean): Moment | undefined {
  const at = query.get('at') ?? '';
  if (!/^\d{1,9}$/.test(at)) return undefined;
  const as = mayChoose ? eyesIn(query.get('as') ?? '') : undefined;
  return { at: Math.min(version, Math.max(START, Number(at))), ...(as === undefined ? {} : { as }) };
}

function eyesIn(as: string): Eyes | undefined {
  if (as === 'revealed') return as;
  return /^\d{1,2}$/.test(as) ? Number(as) : undefined;
}

/** Where a moment of a game is found, given the address of the page that shows the game; without one, that page. */
export function addressOf(page: string, moment?: Moment): string {
  if (moment === undefined) return page;
  const query = new URLSearchParams({ at: String(moment.at) });
  if (moment.as !== undefined) query.set('as', String(moment.as));
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}
