/** What an action does to the board, by what everybody may know. docs/rules/mr-jack-pocket.md, "A round". */

import { type Board, clockwise, tileOf, turned, wallOf } from './board';
import type { Action, Character, Detective, Tile } from './types';

/** Tiles and detectives after a legal action. An alibi is only known once its card is drawn: nothing moves. */
export function preview({ tiles, detectives }: Board, action: Action): Board {
  switch (action.type) {
    case 'alibi':
      return { tiles, detectives };
    case 'holmes':
    case 'watson':
    case 'toby':
      return { tiles, detectives: moved(detectives, action.type, action.steps) };
    case 'joker':
      return { tiles, detectives: action.detective === 'nobody' ? detectives : moved(detectives, action.detective, 1) };
    case 'rotation':
      return { tiles: rotated(tiles, action.character, action.degrees), detectives };
    case 'exchange':
      return { tiles: exchanged(tiles, action.first, action.second), detectives };
  }
}

function moved(detectives: Board['detectives'], detective: Detective, steps: number): Board['detectives'] {
  return { ...detectives, [detective]: clockwise(detectives[detective], steps) };
}

/** An open crossroads stays as it is. */
function rotated(tiles: readonly Tile[], character: Character, degrees: number): readonly Tile[] {
  return tiles.map((tile) => {
    const wall = wallOf(tile);
    return tile.character === character && wall !== undefined ? { ...tile, wall: turned(wall, degrees) } : tile;
  });
}

function exchanged(tiles: readonly Tile[], first: Character, second: Character): readonly Tile[] {
  const one = tileOf(tiles, first);
  const other = tileOf(tiles, second);
  return tiles.map((tile) => (tile === one ? other : tile === other ? one : tile));
}
