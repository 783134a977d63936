/** The trees of test/golden/counts.test.ts, one deeper: through the end of a round, and whole second turns of P.I. */

import { expect, test } from 'vitest';
import { grow, positionOf } from '../golden/counts';

test.each<[name: string, version: number, depth: number, leaves: number, ends: number]>([
  ['mr-jack-pocket-host-jack-2-one-suspect-001', 1, 5, 348048, 48],
  ['mr-jack-pocket-host-jack-2-both-hidden-004', 28, 5, 279936, 0],
  ['mr-jack-pocket-random-2-both-seen-013', 26, 5, 19564, 76],
  ['pi-first-3-most-points-031', 107, 3, 4784097460, 3371],
  ['pi-duel-2-two-rounds-093', 52, 3, 168720, 16791],
])('%s at version %i, %i deep', (name, version, depth, leaves, ends) => {
  expect(grow(positionOf(name, version), depth)).toEqual({ leaves, ends });
});
