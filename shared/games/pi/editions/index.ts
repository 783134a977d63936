import type { Options } from '../types';
import type { Edition } from './edition';
import { first } from './first';

const EDITIONS: Readonly<Record<Options['edition'], Edition>> = { first };

export function editionOf({ edition }: Options): Edition {
  return EDITIONS[edition];
}
