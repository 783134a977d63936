/** The grid of alleys and the twelve positions around it. docs/rules/mr-jack-pocket.md, "Components". */

import { type Character, type Detectives, SIDES, type Side, type Tile, type View } from './types';

/** What can be seen from a chair at the table: part of every state and of every view. */
export type Board = Pick<View, 'tiles' | 'detectives'>;

/** What a detective looks along: the side it looks in from, and three places of tiles, nearest first. */
export interface Line {
  readonly near: Side;
  readonly far: Side;
  readonly places: readonly [number, number, number];
}

const POSITIONS = 12;

const LINES: readonly Line[] = [
  { near: 'north', far: 'south', places: [0, 3, 6] },
  { near: 'north', far: 'south', places: [1, 4, 7] },
  { near: 'north', far: 'south', places: [2, 5, 8] },
  { near: 'east', far: 'west', places: [2, 1, 0] },
  { near: 'east', far: 'west', places: [5, 4, 3] },
  { near: 'east', far: 'west', places: [8, 7, 6] },
  { near: 'south', far: 'north', places: [8, 5, 2] },
  { near: 'south', far: 'north', places: [7, 4, 1] },
  { near: 'south', far: 'north', places: [6, 3, 0] },
  { near: 'west', far: 'east', places: [6, 7, 8] },
  { near: 'west', far: 'east', places: [3, 4, 5] },
  { near: 'west', far: 'east', places: [0, 1, 2] },
];

/** Where the detectives begin. */
export const START: Detectives = { holmes: 12, watson: 4, toby: 8 };

/** What lies before a detective at this position, 1 to 12. @throws RangeError on any other */
export function lineFrom(position: number): Line {
  const line = LINES[position - 1];
  if (line === undefined) throw new RangeError(`no position ${position}`);
  return line;
}

/** The position so many steps further clockwise. */
export function clockwise(position: number, steps: number): number {
  return ((position - 1 + steps) % POSITIONS) + 1;
}

/** The side a wall comes to when its tile is turned clockwise by a multiple of 90 degrees. */
export function turned(side: Side, degrees: number): Side {
  return SIDES[(SIDES.indexOf(side) + degrees / 90) % SIDES.length] as Side;
}

/** Whether its suspect side is up. */
export function isSuspect(tile: Tile): boolean {
  return tile.cleared === undefined;
}

/** The side a tile is closed on; undefined of Lane's innocent side, an open crossroads. */
export function wallOf(tile: Tile): Side | undefined {
  return tile.character === 'lane' && !isSuspect(tile) ? undefined : tile.wall;
}

/** The tile of a character: all nine lie on the board. */
export function tileOf(tiles: readonly Tile[], character: Character): Tile {
  return tiles.find((tile) => tile.character === character) as Tile;
}
