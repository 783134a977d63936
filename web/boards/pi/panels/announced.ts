/** What an investigator's owner was told. docs/rules/pi.md, "A turn", 1. */

import type { Investigator, View } from '@shared/games/pi/types';
import { placeOf } from '../tiles';

export interface Announced {
  readonly discs: number;
  readonly cubes: number;
  /** How many of them lie on the tiles of the place rather than on the investigator. */
  readonly moved: number;
}

/** A tile's own token counts in what was announced, whether it lay there before or moved there since. */
export function announced({ board, marks }: View, { seat, place, discs, cubes }: Investigator): Announced {
  const here = marks.filter((mark) => mark.seat === seat && placeOf(board, mark.element) === place);
  const onTiles = here.filter((mark) => mark.kind === 'disc').length;
  return { discs: discs + onTiles, cubes: cubes + here.length - onTiles, moved: here.length };
}
