/** The light of the detectives, drawn from what the rules say they see. */

import { type Board, lineFrom, wallOf } from '@shared/games/mr-jack-pocket/board';
import { seenFrom } from '@shared/games/mr-jack-pocket/sight';
import { DETECTIVES, type Detective } from '@shared/games/mr-jack-pocket/types';
import { EDGE, type Point, sideOf, standOf, TILE, TURN, WALK } from './quarter';

/** One beam from a position, whoever of them stands there. */
export interface Beam {
  readonly position: number;
  readonly at: Point;
  /** Degrees by which a beam that points east is turned. */
  readonly turn: number;
  /** From the middle of the position to where the light ends. */
  readonly length: number;
  /** It leaves the quarter on the other side. */
  readonly open: boolean;
  readonly detectives: readonly Detective[];
}

/** From the middle of a position to the first tile, and the thickness of a wall that the light falls on. */
const GAP = EDGE - WALK;
const BRICKS = 13;

export function beamsOf(board: Board): readonly Beam[] {
  const positions = new Set(DETECTIVES.map((detective) => board.detectives[detective]));
  return [...positions].map((position) => ({
    position,
    at: standOf(position),
    turn: (TURN[sideOf(position)] + 90) % 360,
    ...reach(board, position),
    detectives: DETECTIVES.filter((detective) => board.detectives[detective] === position),
  }));
}

function reach({ tiles }: Board, position: number): Pick<Beam, 'length' | 'open'> {
  const seen = seenFrom(tiles, position);
  const length = GAP + seen.length * TILE;
  const last = tiles[seen.at(-1) ?? -1];
  const stopped = last !== undefined && wallOf(last) === lineFrom(position).far;
  return { length: stopped ? length - BRICKS : length, open: seen.length === 3 && !stopped };
}

/** Half the width of a beam at its foot and where it is full, and how far from the middle of the position both are. */
const FOOT = { at: 18, half: 9 };
const FULL = { at: 60, half: 19 };
/** How much nearer together the edges of each further detective at the same position are. */
const INSET = 5.5;

/** The outline of a beam that points east from the middle of its position. */
export function lightOf(length: number): string {
  const { at, half } = fullWithin(length);
  return `M${FOOT.at} ${-FOOT.half}L${at} ${-half}H${length}V${half}H${at}L${FOOT.at} ${FOOT.half}z`;
}

/** The two edges of a beam; `rank` tells those of the second and the third at one position apart. */
export function edgesOf(length: number, rank: number): string {
  const { at, half: full } = fullWithin(length);
  const half = full - rank * INSET;
  const foot = FOOT.half + 1 - rank * 3;
  return `M${FOOT.at + 4} ${-foot}L${at} ${-half}H${length}M${FOOT.at + 4} ${foot}L${at} ${half}H${length}`;
}

/** A beam that meets a wall before it is full ends in its cone. */
function fullWithin(length: number): typeof FULL {
  if (length >= FULL.at) return FULL;
  const share = (length - FOOT.at) / (FULL.at - FOOT.at);
  return { at: length, half: FOOT.half + share * (FULL.half - FOOT.half) };
}
