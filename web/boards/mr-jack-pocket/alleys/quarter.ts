/** Where everything lies on the drawn quarter, in units of its picture: 492 a side, north up. */

import type { Side } from '@shared/games/mr-jack-pocket/types';

export const SIZE = 492;
/** The side of an alley tile. */
export const TILE = 120;
/** Where the nine begin, and where the positions stand, from the picture's edge. */
export const EDGE = 66;
export const WALK = 33;
/** Radius of the bend of the walk at its four corners. */
const BEND = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The top left corner of a tile, by its place among the nine: 0 to 8, row by row. */
export function cornerOf(place: number): Point {
  return { x: EDGE + (place % 3) * TILE, y: EDGE + Math.floor(place / 3) * TILE };
}

const SIDE_OF_WALK = ['north', 'east', 'south', 'west'] as const satisfies readonly Side[];

/** The side of the quarter on which a position, 1 to 12, lies. */
export function sideOf(position: number): Side {
  return SIDE_OF_WALK[Math.floor((position - 1) / 3)] ?? 'north';
}

/** The middle of a position. */
export function standOf(position: number): Point {
  const along = EDGE + TILE / 2 + ((position - 1) % 3) * TILE;
  return {
    north: { x: along, y: WALK },
    east: { x: SIZE - WALK, y: along },
    south: { x: SIZE - along, y: SIZE - WALK },
    west: { x: WALK, y: SIZE - along },
  }[sideOf(position)];
}

/** Clockwise degrees from north: how far a wall that is drawn in the north is turned. */
export const TURN: Readonly<Record<Side, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** The unit step along the walk, clockwise, and the one that points out of the quarter. */
const ALONG: Readonly<Record<Side, Point>> = {
  north: { x: 1, y: 0 },
  east: { x: 0, y: 1 },
  south: { x: -1, y: 0 },
  west: { x: 0, y: -1 },
};
const OUT: Readonly<Record<Side, Point>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** A point told from a position: so far along the walk, clockwise, and so far out of the quarter. */
export function from(position: number, along: number, out: number): Point {
  const stand = standOf(position);
  const side = sideOf(position);
  return {
    x: stand.x + along * ALONG[side].x + out * OUT[side].x,
    y: stand.y + along * ALONG[side].y + out * OUT[side].y,
  };
}

/** The way along the middle of the walk, clockwise, as the data of a path that ends `short` of the last position. */
export function wayBetween(start: number, end: number, short: number): string {
  const begin = standOf(start);
  const way = [`M${begin.x} ${begin.y}`];
  for (let position = start; position !== end; position = (position % 12) + 1) {
    const next = (position % 12) + 1;
    if (position % 3 === 0) way.push(bendAfter(position));
    const stop = next === end ? from(next, -short, 0) : standOf(next);
    way.push(`L${stop.x} ${stop.y}`);
  }
  return way.join('');
}

function bendAfter(position: number): string {
  const corner = from(position, EDGE + TILE / 2 - WALK, 0);
  const out = ALONG[sideOf((position % 12) + 1)];
  const into = ALONG[sideOf(position)];
  const before = { x: corner.x - BEND * into.x, y: corner.y - BEND * into.y };
  const after = { x: corner.x + BEND * out.x, y: corner.y + BEND * out.y };
  return `L${before.x} ${before.y}Q${corner.x} ${corner.y} ${after.x} ${after.y}`;
}
