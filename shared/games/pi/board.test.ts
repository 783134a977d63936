import { expect, test } from 'vitest';
import { adjacent, BRICKS, neighbours } from './board';
import { PLACES, type Place } from './types';

const TABLE = {
  lakeside: ['forest-park', 'little-italy', 'trocadero'],
  'forest-park': ['lakeside', 'trocadero', 'ocean-drive'],
  'little-italy': ['lakeside', 'trocadero', 'central-station', 'china-town'],
  trocadero: ['lakeside', 'forest-park', 'little-italy', 'ocean-drive', 'central-station', 'main-street'],
  'ocean-drive': ['forest-park', 'trocadero', 'main-street', 'road-house'],
  'china-town': ['little-italy', 'central-station', 'union-square'],
  'central-station': ['china-town', 'little-italy', 'trocadero', 'main-street', 'downtown', 'union-square'],
  'main-street': ['central-station', 'trocadero', 'ocean-drive', 'road-house', 'ricks-cafe', 'downtown'],
  'road-house': ['ocean-drive', 'main-street', 'ricks-cafe'],
  'union-square': ['china-town', 'central-station', 'downtown', 'waterfront'],
  downtown: ['union-square', 'central-station', 'main-street', 'ricks-cafe', 'waterfront', 'skid-row'],
  'ricks-cafe': ['downtown', 'main-street', 'road-house', 'skid-row'],
  waterfront: ['union-square', 'downtown', 'skid-row'],
  'skid-row': ['waterfront', 'downtown', 'ricks-cafe'],
} as const satisfies Record<Place, readonly Place[]>;

const numbers = [...PLACES.keys()];
const edges = numbers.flatMap((a) => numbers.filter((b) => a < b && adjacent(a, b)).map((b) => [a, b] as const));

test.each(Object.entries(TABLE))('%s touches %j', (place, touching) => {
  expect(new Set(neighbours(place as Place))).toEqual(new Set(touching));
  const here = PLACES.indexOf(place as Place);
  expect(new Set(PLACES.filter((_, there) => adjacent(here, there)))).toEqual(new Set(touching));
});

test('the layout is a brick wall in rows of 2, 3, 4, 3, 2', () => {
  const rows = [0, 1, 2, 3, 4].map((row) => BRICKS.filter((brick) => brick.row === row));
  expect(rows.map((row) => row.map(({ place }) => place))).toEqual([
    ['lakeside', 'forest-park'],
    ['little-italy', 'trocadero', 'ocean-drive'],
    ['china-town', 'central-station', 'main-street', 'road-house'],
    ['union-square', 'downtown', 'ricks-cafe'],
    ['waterfront', 'skid-row'],
  ]);
  expect(rows.map((row) => row.map(({ column }) => column))).toEqual([
    [2, 4],
    [1, 3, 5],
    [0, 2, 4, 6],
    [1, 3, 5],
    [2, 4],
  ]);
});

test('six locations have 3 neighbours, four have 4, four have 6', () => {
  const degrees = PLACES.map((place) => neighbours(place).length);
  expect([3, 4, 6].map((wanted) => degrees.filter((degree) => degree === wanted).length)).toEqual([6, 4, 4]);
});

test('there are 29 edges and 16 triangles', () => {
  expect(edges).toHaveLength(29);
  expect(edges.flatMap(([a, b]) => numbers.filter((c) => b < c && adjacent(a, c) && adjacent(b, c)))).toHaveLength(16);
});

test('no location is adjacent to itself, and each is to those that are to it', () => {
  for (const a of numbers) {
    expect(adjacent(a, a)).toBe(false);
    for (const b of numbers) expect(adjacent(a, b)).toBe(adjacent(b, a));
  }
});

test('the furthest locations are 4 steps apart', () => {
  const stepsFrom = (from: number): number => {
    let reached = new Set([from]);
    let steps = 0;
    for (; reached.size < PLACES.length; steps++) {
      reached = new Set(numbers.filter((a) => reached.has(a) || [...reached].some((b) => adjacent(a, b))));
    }
    return steps;
  };
  expect(Math.max(...numbers.map(stepsFrom))).toBe(4);
});
