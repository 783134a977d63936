import { expect, test } from 'vitest';
import { folded, MAP, STREET } from './crowd';

test.each([
  [1, 0],
  [2, 0],
  [3, 2],
  [5, 4],
])('of %i pieces a small card folds %i away', (pieces, count) => {
  expect(folded(pieces, MAP)).toBe(count);
});

test.each([
  [3, 0],
  [4, 2],
  [5, 3],
])('of %i pieces a card with names folds %i away', (pieces, count) => {
  expect(folded(pieces, STREET)).toBe(count);
});
