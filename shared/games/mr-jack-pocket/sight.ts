/** What the detectives see. docs/rules/mr-jack-pocket.md, "Sight". */

import { type Board, isSuspect, lineFrom, wallOf } from './board';
import type { Character, Detective, Tile } from './types';

/** The places seen from a position, nearest first: what a beam of light from there falls on. */
export function seenFrom(tiles: readonly Tile[], position: number): readonly number[] {
  const { near, far, places } = lineFrom(position);
  const seen: number[] = [];
  for (const place of places) {
    const wall = wallOf(tiles[place] as Tile);
    if (wall === near) break;
    seen.push(place);
    if (wall === far) break;
  }
  return seen;
}

/** The places each detective sees. */
export function sight({ tiles, detectives }: Board): Readonly<Record<Detective, readonly number[]>> {
  return {
    holmes: seenFrom(tiles, detectives.holmes),
    watson: seenFrom(tiles, detectives.watson),
    toby: seenFrom(tiles, detectives.toby),
  };
}

/** The suspects that anybody sees and those in the dark: Jack hidden clears the first, Jack seen the second. */
export function split(board: Board): { readonly seen: readonly Character[]; readonly dark: readonly Character[] } {
  const { holmes, watson, toby } = sight(board);
  const lit = new Set([...holmes, ...watson, ...toby]);
  const seen: Character[] = [];
  const dark: Character[] = [];
  board.tiles.forEach((tile, place) => {
    if (isSuspect(tile)) (lit.has(place) ? seen : dark).push(tile.character);
  });
  return { seen, dark };
}
