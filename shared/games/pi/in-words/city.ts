import type { Passage } from '../../../words/in-words';
import type { Sentence } from '../../../words/sentence';
import { BRICKS, neighbours } from '../board';
import type { Element, Location, View } from '../types';

/** Row by row: each location with its tiles, its neighbours and the pieces of everybody there. */
export function city(view: View): readonly Passage[] {
  const rows = new Set(BRICKS.map(({ row }) => row));
  return [...rows].map((row) => {
    const places = BRICKS.filter((brick) => brick.row === row).map(({ place }) => place);
    const locations = places.map((place) => view.board.find((one) => one.place === place) ?? { place });
    return {
      heading: { code: 'head.row', parts: { row: row + 1, rows: rows.size } },
      lines: locations.flatMap((location) => [
        lies(location),
        ...standing(view, location),
        ...[location.place, location.suspect, location.crime].flatMap((element) => marked(view, element)),
      ]),
    };
  });
}

function lies({ place, suspect, crime }: Location): Sentence {
  const next = { list: neighbours(place).map((term) => ({ term })) };
  const parts = { place: { term: place }, next };
  if (suspect !== undefined && crime !== undefined) {
    return { code: 'city.both', parts: { ...parts, suspect: { term: suspect }, crime: { term: crime } } };
  }
  if (suspect !== undefined) return { code: 'city.suspect', parts: { ...parts, suspect: { term: suspect } } };
  if (crime !== undefined) return { code: 'city.crime', parts: { ...parts, crime: { term: crime } } };
  return { code: 'city.neither', parts };
}

function standing({ investigators }: View, { place }: Location): readonly Sentence[] {
  return investigators
    .filter((one) => one.place === place)
    .map(({ seat, discs, cubes }) => ({
      code: 'city.investigator',
      parts: { place: { term: place }, seat: { seat }, discs, cubes },
    }));
}

/** Whose discs and cubes lie on a tile, or on the location itself. */
function marked({ marks }: View, element: Element | undefined): readonly Sentence[] {
  if (element === undefined) return [];
  return (['disc', 'cube'] as const).flatMap((kind) => {
    const seats = marks.filter((mark) => mark.element === element && mark.kind === kind).map(({ seat }) => ({ seat }));
    if (seats.length === 0) return [];
    return [{ code: `city.${kind}`, parts: { element: { term: element }, count: seats.length, seats: { list: seats } } }];
  });
}
