/** What an action asks about, from what everybody sees: for a preview, before it is done. */

import { neighbours } from './board';
import { type Element, type Location, PLACES, type Place } from './types';

/** An investigator asks about every slot in its location and in those next door. */
export function investigatorAsks(place: Place): { readonly here: Place; readonly near: readonly Place[] } {
  return { here: place, near: neighbours(place) };
}

/** An evidence card asks about its own tile and, next door, those of the same kind. Blank slots ask nothing. */
export function evidenceAsks(
  board: readonly Location[],
  card: Element,
): { readonly place: Place; readonly here: Element; readonly near: readonly Element[] } | undefined {
  const at = board.find(({ place, suspect, crime }) => place === card || suspect === card || crime === card);
  if (at === undefined) return undefined;
  const kind = at.suspect === card ? 'suspect' : at.crime === card ? 'crime' : 'place';
  const near = neighbours(at.place).flatMap((place) => board[PLACES.indexOf(place)]?.[kind] ?? []);
  return { place: at.place, here: card, near };
}
