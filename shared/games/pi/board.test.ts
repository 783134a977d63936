import { expect, test } from 'vitest';
import { tableOf } from '../../../test/support/rules';
import { adjacent, BRICKS, neighbours } from './board';
import { PLACES, type Place } from './types';
import { words } from './words';

/** Each location with its neighbours, as the rules name them. */
const TABLE = tableOf('pi', 'location').map(([location = '', neighbours = '']): readonly [Place, readonly Place[]] => [
  named(location),
  neighbours.split(', ').map(named),
]);

function named(name: string): Place {
  const found = PLACES.find((place) => words[place] === name);
  if (found === undefined) throw new Error(`no place is called ${name}`);
  return found;
}

const numbers = [...PLACES.keys()];
const edges = numbers.flatMap((a) => numbers.filter((b) => a < b && adjacent(a, b)).map((b) => [a, b] as const));

test('the rules have a row for every location', () => {
  expect(TABLE.map(([place]) => place)).toEqual(PLACES);
});

test.each(TABLE)('%s touches %j', (place, touching) => {
  expect(new Set(neighbours(place))).toEqual(new Set(touching));
  const here = PLACES.indexOf(place);
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
