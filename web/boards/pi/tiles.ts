/** Which kind an element is, and where its tile lies. */

import { KINDS, type Kind, kindOf, toNumber } from '@shared/games/pi/elements';
import type { Element, Location, Place } from '@shared/games/pi/types';

export { KINDS, type Kind };

export function kindOfElement(element: Element): Kind {
  return KINDS[kindOf(toNumber(element))];
}

/** The location on whose card the element is found. @throws RangeError if it is not on the board. */
export function placeOf(board: readonly Location[], element: Element): Place {
  const location = board.find((each) => KINDS.some((kind) => each[kind] === element));
  if (!location) throw new RangeError(`${element} is not on the board`);
  return location.place;
}
