/** The appeal for witnesses. docs/rules/mr-jack-pocket.md, "Appeal for witnesses, after the fourth action". */

import type { Board } from './board';
import { split } from './sight';
import type { Character, Tile } from './types';

/** Jack's answer, and the suspects it clears. */
export interface Answer {
  readonly seen: boolean;
  readonly cleared: readonly Character[];
}

/** Whether Jack is seen, and which suspects that makes innocent. */
export function appeal(board: Board, identity: Character): Answer {
  const { seen, dark } = split(board);
  return seen.includes(identity) ? { seen: true, cleared: dark } : { seen: false, cleared: seen };
}

/** The tiles with these characters' innocent side up. */
export function clear(tiles: readonly Tile[], characters: readonly Character[], round: number): readonly Tile[] {
  return tiles.map((tile) => (characters.includes(tile.character) ? { ...tile, cleared: round } : tile));
}
