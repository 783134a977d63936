import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import { isSuspect, wallOf } from '../board';
import { sight } from '../sight';
import { DETECTIVES, type Tile, type View } from '../types';

/** The nine alleys, row by row. */
export function alleys(view: View): Passage {
  return { heading: { code: 'head.alleys' }, lines: view.tiles.map((tile, place) => alley(view, tile, place)) };
}

function alley(view: View, tile: Tile, place: number): Sentence {
  const sees = sight(view);
  const by = DETECTIVES.filter((detective) => sees[detective].includes(place));
  return {
    code: isSuspect(tile) ? 'alley.suspect' : 'alley.innocent',
    parts: {
      place: { term: `place.${place}` },
      character: { term: tile.character },
      cleared: tile.cleared ?? 0,
      wall: { term: `wall.${wallOf(tile) ?? 'none'}` },
      witnesses: by.length,
      by: { list: by.map((term) => ({ term })) },
      turned: view.turned.includes(tile.character) ? 'yes' : 'no',
    },
  };
}
