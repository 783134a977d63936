import { elementOf, FIRST_SUSPECT, kindOf, toNumber } from './elements';
import type { Tiles } from './state';
import { type Crime, type Location, PLACES, type Suspect } from './types';

/** The board as people see it: every location with its tiles, in the order of PLACES. */
export function layOut(tiles: Tiles): readonly Location[] {
  const board: { -readonly [Slot in keyof Location]: Location[Slot] }[] = PLACES.map((place) => ({ place }));
  tiles.forEach((place, tile) => {
    const element = FIRST_SUSPECT + tile;
    const location = board[place];
    if (location === undefined) return;
    if (kindOf(element) === 0) location.suspect = elementOf(element) as Suspect;
    else location.crime = elementOf(element) as Crime;
  });
  return board;
}

/** The other way: where each tile lies. */
export function tilesOf(board: readonly Location[]): Tiles {
  const tiles: number[] = [];
  board.forEach(({ place, suspect, crime }) => {
    for (const element of [suspect, crime]) {
      if (element !== undefined) tiles[toNumber(element) - FIRST_SUSPECT] = toNumber(place);
    }
  });
  return tiles;
}
