/** What a part of the board is, in a whole sentence: its label, and the answer to a press that can do nothing. */

import { isSuspect, wallOf } from '@shared/games/mr-jack-pocket/board';
import type { Detective, Tile } from '@shared/games/mr-jack-pocket/types';
import { type Line, line, list, term } from '../speech';

export interface TileFacts {
  readonly tile: Tile;
  /** 0 to 8, row by row. */
  readonly place: number;
  readonly seenBy: readonly Detective[];
  /** Shown as it will be after what is prepared. */
  readonly after: boolean;
  readonly turned: boolean;
  /** Jack's tile, to a viewer who knows it; `was` once the game is over. */
  readonly jack: 'you' | 'was' | undefined;
}

export function tileLabel({ tile, place, seenBy, after, turned, jack }: TileFacts): Line {
  return line('board.tile', {
    name: term(tile.character),
    side: isSuspect(tile) ? 'suspect' : 'innocent',
    place: { term: `place.${place}` },
    wall: { term: `wall.${wallOf(tile) ?? 'none'}` },
    sight: seenBy.length > 0 ? 'seen' : 'dark',
    by: list(seenBy),
    when: after ? 'after' : 'now',
    turned: turned ? 'yes' : 'no',
    jack: jack ?? 'no',
  });
}

/** What a press at a position would do, or has done, to what is prepared. */
export type Mark = 'prepared' | 'within' | 'none';

export function pieceLabel(detective: Detective, position: number, mark: Mark): Line {
  return line('board.piece', { detective: term(detective), position, mark });
}

export function stopLabel(position: number, mark: Mark): Line {
  return line('board.stop', { position, mark });
}
