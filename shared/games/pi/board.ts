/** The brick layout. docs/rules/pi.md, "Components". */

import { PLACES, type Place } from './types';

/** Locations in each row, from the top. */
const ROWS = [2, 3, 4, 3, 2] as const;
const WIDEST = Math.max(...ROWS);

/** Where a location lies: rows from 0, columns in halves of a location, so that touching rows are one apart. */
export interface Brick {
  readonly place: Place;
  readonly row: number;
  readonly column: number;
}

/** In the order of PLACES. */
export const BRICKS: readonly Brick[] = ROWS.flatMap((width, row) =>
  Array.from({ length: width }, (_, at) => ({ row, column: WIDEST - width + 2 * at })),
).map((spot, number) => ({ place: PLACES[number] as Place, ...spot }));

const TOUCHING: readonly (readonly boolean[])[] = BRICKS.map((a) => BRICKS.map((b) => touch(a, b)));

const NEIGHBOURS = new Map<Place, readonly Place[]>(
  BRICKS.map((brick) => [brick.place, BRICKS.filter((other) => touch(brick, other)).map((other) => other.place)]),
);

/** Left and right in the row, and the two half-offset locations in the row above and below. */
function touch(a: Brick, b: Brick): boolean {
  const rows = Math.abs(a.row - b.row);
  const columns = Math.abs(a.column - b.column);
  return (rows === 0 && columns === 2) || (rows === 1 && columns === 1);
}

/** Whether two locations, by number, are neighbours. A location is not adjacent to itself. */
export function adjacent(a: number, b: number): boolean {
  return TOUCHING[a]?.[b] === true;
}

/** The locations that touch this one, in the order of PLACES. */
export function neighbours(place: Place): readonly Place[] {
  return NEIGHBOURS.get(place) ?? [];
}
