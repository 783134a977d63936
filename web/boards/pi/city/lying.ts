/** What lies on a card of the map: investigators on the picture, tokens at their slots. */

import type { Element, Investigator, Location, Mark, View } from '@shared/games/pi/types';
import type { Kind } from '../tiles';

export interface Lying {
  readonly investigators: readonly Investigator[];
  readonly marks: Readonly<Record<Kind, readonly Mark[]>>;
}

/** The viewer's own pieces come first, then by seat: what is folded away is never the viewer's. */
export function lying(view: View, location: Location): Lying {
  const rank = (seat: number) => (seat === view.you ? -1 : seat);
  const order = (one: { readonly seat: number }, other: { readonly seat: number }) => rank(one.seat) - rank(other.seat);
  const on = (element: Element | undefined) => view.marks.filter((mark) => mark.element === element).sort(order);
  return {
    investigators: view.investigators.filter((investigator) => investigator.place === location.place).sort(order),
    marks: { suspect: on(location.suspect), place: on(location.place), crime: on(location.crime) },
  };
}
