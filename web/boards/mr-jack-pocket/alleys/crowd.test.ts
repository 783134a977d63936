import { describe, expect, it } from 'vitest';
import { type Piece, PRESS, piecesOf } from './crowd';
import { type Point, SIZE, standOf } from './quarter';

const POSITIONS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Every way three detectives can stand. */
const ALL: readonly (readonly Piece[])[] = POSITIONS.flatMap((holmes) =>
  POSITIONS.flatMap((watson) => POSITIONS.map((toby) => piecesOf({ holmes, watson, toby }))),
);

const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Two different detectives on one board. */
const PAIRS = ALL.flatMap((pieces) =>
  pieces.flatMap((one) => pieces.filter((other) => other !== one).map((other) => ({ one, other }))),
);

describe('detectives around the quarter', () => {
  it('never hide one another', () => {
    expect(PAIRS.filter(({ one, other }) => apart(one.at, other.at) < one.radius + other.radius)).toEqual([]);
  });

  it('keep their letters off the faces of the others', () => {
    expect(PAIRS.filter(({ one, other }) => apart(one.letter, other.at) < other.radius + 9)).toEqual([]);
  });

  it('stay within the picture', () => {
    const beyond = ({ at, radius }: Piece) => [at.x, at.y].some((along) => along < radius || along > SIZE - radius);
    expect(ALL.flat().filter(beyond)).toEqual([]);
  });

  it('answer a press each in a square of its own, clear of those of empty positions', () => {
    const meet = (one: Point, other: Point) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < PRESS;
    const onEmpty = ALL.flatMap((pieces) => {
      const empty = POSITIONS.filter((position) => pieces.every((piece) => piece.position !== position)).map(standOf);
      return pieces.filter(({ press }) => empty.some((stand) => meet(press, stand)));
    });
    expect(onEmpty).toEqual([]);
    expect(PAIRS.filter(({ one, other }) => meet(one.press, other.press))).toEqual([]);
  });

  it('stand in the middle of their position when alone', () => {
    expect(piecesOf({ holmes: 3, watson: 8, toby: 11 }).map((piece) => piece.at)).toEqual([standOf(3), standOf(8), standOf(11)]);
  });
});
