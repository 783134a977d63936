/** How one, two or three detectives share a position, each to be read and pressed. */

import { DETECTIVES, type Detective, type Detectives } from '@shared/games/mr-jack-pocket/types';
import { from, type Point, sideOf, standOf } from './quarter';

/** A detective where he is drawn: his portrait, the letter that names him, and the square that answers a press. */
export interface Piece {
  readonly detective: Detective;
  readonly position: number;
  /** How many stand there. */
  readonly crowd: number;
  readonly at: Point;
  readonly radius: number;
  readonly letter: Point;
  readonly press: Point;
}

/** Along the walk, clockwise: where the portraits and their letters stand, and how large a portrait is. */
const ROOM = [
  { radius: 27, portraits: [0], letters: [-31] },
  { radius: 23, portraits: [-24, 24], letters: [-39, 39] },
  { radius: 21, portraits: [-42, 0, 42], letters: [-57, 11, 57] },
] as const;

/** Side of the square that answers for a piece: 44 px on a phone. */
export const PRESS = 60;

/** The three pieces, in the order of the rules. */
export function piecesOf(detectives: Detectives): readonly Piece[] {
  return DETECTIVES.map((detective) => {
    const position = detectives[detective];
    const here = DETECTIVES.filter((other) => detectives[other] === position);
    const rank = here.indexOf(detective);
    const room = ROOM[here.length - 1] ?? ROOM[0];
    const along = room.portraits[rank] ?? 0;
    return {
      detective,
      position,
      crowd: here.length,
      at: from(position, along, 0),
      radius: room.radius,
      letter: letterOf(position, here.length, room.letters[rank] ?? 0),
      press: from(position, (rank - (here.length - 1) / 2) * PRESS, 0),
    };
  });
}

/** One alone has his letter and number beside him, before him on his way; in a crowd the letters sit on the rims, outwards. */
function letterOf(position: number, crowd: number, along: number): Point {
  if (crowd > 1) return from(position, along, 15);
  const side = sideOf(position);
  if (side === 'north' || side === 'south') return from(position, along, 0);
  const stand = standOf(position);
  return { x: stand.x, y: stand.y - 29 };
}
