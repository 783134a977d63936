import { expect, test } from 'vitest';
import { clockwise, lineFrom, turned, wallOf } from './board';
import { SIDES, type Tile } from './types';

test.each([
  [1, 'north', [0, 3, 6]],
  [2, 'north', [1, 4, 7]],
  [3, 'north', [2, 5, 8]],
  [4, 'east', [2, 1, 0]],
  [5, 'east', [5, 4, 3]],
  [6, 'east', [8, 7, 6]],
  [7, 'south', [8, 5, 2]],
  [8, 'south', [7, 4, 1]],
  [9, 'south', [6, 3, 0]],
  [10, 'west', [6, 7, 8]],
  [11, 'west', [3, 4, 5]],
  [12, 'west', [0, 1, 2]],
] as const)('position %i looks in from the %s, along its own row or column', (position, near, places) => {
  const line = lineFrom(position);
  expect(line).toMatchObject({ near, places });
  expect(line.far).toBe(turned(near, 180));
});

test.each([0, 13, 1.5])('there is no position %d', (position) => {
  expect(() => lineFrom(position)).toThrow(RangeError);
});

test('detectives walk clockwise, from 12 on to 1', () => {
  expect(Array.from({ length: 12 }, (_, index) => clockwise(index + 1, 1))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]);
  expect([clockwise(11, 2), clockwise(12, 2)]).toEqual([1, 2]);
});

test('a wall turns clockwise', () => {
  expect(SIDES.map((side) => turned(side, 90))).toEqual(['east', 'south', 'west', 'north']);
  expect(SIDES.map((side) => turned(side, 180))).toEqual(['south', 'west', 'north', 'east']);
  expect(SIDES.map((side) => turned(side, 270))).toEqual(['west', 'north', 'east', 'south']);
});

test('every tile has its wall on both sides, save Lane, whose innocent side is an open crossroads', () => {
  const lane: Tile = { character: 'lane', wall: 'east' };
  const gull: Tile = { character: 'gull', wall: 'east' };
  expect([lane, gull, { ...gull, cleared: 2 }].map(wallOf)).toEqual(['east', 'east', 'east']);
  expect(wallOf({ ...lane, cleared: 2 })).toBeUndefined();
});
