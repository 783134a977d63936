import type { State } from '../state';
import type { EditionId } from '../types';
import { duel } from './duel';
import type { Edition } from './edition';
import { first } from './first';
import { second } from './second';

const EDITIONS: Readonly<Record<EditionId, Edition>> = { first, second, duel };

/** The edition that a state, a view or options name. @throws RangeError of a name that is none's */
export function editionOf({ edition }: { readonly edition: EditionId }): Edition {
  if (!Object.hasOwn(EDITIONS, edition)) throw new RangeError('no such edition');
  return EDITIONS[edition];
}

/** What a solution is worth now. */
export function worth(state: State): number {
  const { values, step } = editionOf(state);
  return values(state)[step(state)] ?? 0;
}
