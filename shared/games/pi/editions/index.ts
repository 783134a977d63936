import type { Options } from '../types';
import type { Edition } from './edition';
import { first } from './first';

const EDITIONS: Readonly<Record<Options['edition'], Edition>> = { first };

/** The edition that a state, a view or options name. */
export function editionOf({ edition }: Options): Edition {
  return EDITIONS[edition];
}
