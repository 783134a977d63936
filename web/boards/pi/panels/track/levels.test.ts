import { expect, test } from 'vitest';
import { levels } from './levels';

test('markers that are apart stand on the track', () => {
  expect(levels([-5, 0, 3, 21], 2)).toEqual([0, 0, 0, 0]);
});

test('markers on one space stand upon one another', () => {
  expect(levels([0, 0, 0, 0, 0], 2)).toEqual([0, 1, 2, 3, 4]);
});

test('so do those on spaces too near for both', () => {
  expect(levels([5, 6, 7, 8], 2)).toEqual([0, 1, 0, 1]);
  expect(levels([5, 7, 6], 2)).toEqual([0, 0, 1]);
});

test('with nobody there is nothing to place', () => {
  expect(levels([], 2)).toEqual([]);
});
