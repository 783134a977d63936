import { describe, expect, it } from 'vitest';
import { cornerOf, sideOf, standOf, wayBetween } from './quarter';

describe('the quarter', () => {
  it('has the positions clockwise, from above the left column', () => {
    expect([1, 2, 3].map((position) => standOf(position).x)).toEqual([126, 246, 366]);
    expect([4, 5, 6].map((position) => standOf(position).y)).toEqual([126, 246, 366]);
    expect([7, 8, 9].map((position) => standOf(position).x)).toEqual([366, 246, 126]);
    expect([10, 11, 12].map((position) => standOf(position).y)).toEqual([366, 246, 126]);
    expect([1, 4, 7, 10].map(sideOf)).toEqual(['north', 'east', 'south', 'west']);
  });

  it('has the tiles row by row', () => {
    expect([0, 4, 8].map(cornerOf)).toEqual([
      { x: 66, y: 66 },
      { x: 186, y: 186 },
      { x: 306, y: 306 },
    ]);
  });
});

describe('the way along the walk', () => {
  it('is straight on one side', () => {
    expect(wayBetween(1, 2, 30)).toBe('M126 33L216 33');
  });

  it('bends at a corner', () => {
    expect(wayBetween(3, 4, 30)).toBe('M366 33L433 33Q459 33 459 59L459 96');
  });

  it('goes on past twelve', () => {
    expect(wayBetween(12, 2, 0)).toBe('M33 126L33 59Q33 33 59 33L126 33L246 33');
  });
});
