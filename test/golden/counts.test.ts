/** How many ways to go on there are, from fixed positions: whoever changes what is allowed sees it. */

import { expect, test } from 'vitest';
import { grow, positionOf } from './counts';

test.each<[name: string, version: number, depth: number, leaves: number, ends: number]>([
  ['mr-jack-pocket-host-jack-2-one-suspect-001', 1, 4, 6048, 0],
  ['mr-jack-pocket-host-investigator-2-one-suspect-006', 1, 4, 93312, 0],
  ['mr-jack-pocket-host-jack-2-both-hidden-004', 28, 4, 74520, 0],
  ['mr-jack-pocket-random-2-both-seen-013', 26, 4, 760, 76],
  ['pi-first-2-most-points-026', 1, 2, 2900209, 0],
  ['pi-first-2-most-points-026', 66, 2, 2851033, 1],
  ['pi-first-3-most-points-031', 107, 2, 2842592, 0],
  ['pi-second-rising-4-most-points-071', 126, 2, 2849337, 0],
  ['pi-second-level-3-most-points-069', 96, 2, 2835855, 0],
  ['pi-duel-2-two-rounds-093', 1, 2, 2900186, 0],
  ['pi-duel-2-two-rounds-093', 51, 2, 18560, 1679],
  ['pi-duel-2-two-rounds-093', 52, 2, 16881, 1680],
])('%s at version %i, %i deep', (name, version, depth, leaves, ends) => {
  expect(grow(positionOf(name, version), depth)).toEqual({ leaves, ends });
});
