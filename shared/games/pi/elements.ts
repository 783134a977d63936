/** Every element has a number, which is what a stored game holds: places first, so that a place's number is also its spot on the board. */

import { type Case, CRIMES, type Element, PLACES, type Place, SUSPECTS } from './types';

export const ELEMENTS: readonly Element[] = [...PLACES, ...SUSPECTS, ...CRIMES];

/** The order in which a case names its elements. */
export const KINDS = ['suspect', 'place', 'crime'] as const;
export type Kind = (typeof KINDS)[number];

/** Where the numbers of suspects and of crimes begin. */
export const FIRST_SUSPECT = PLACES.length;
export const FIRST_CRIME = PLACES.length + SUSPECTS.length;

/** A case in numbers, in the order of KINDS. */
export type Cards = readonly [suspect: number, place: number, crime: number];

const numbers: ReadonlyMap<Element, number> = new Map(ELEMENTS.map((element, number) => [element, number]));

/** Where a kind stands in KINDS. */
export function kindOf(element: number): 0 | 1 | 2 {
  if (element < FIRST_SUSPECT) return 1;
  return element < FIRST_CRIME ? 0 : 2;
}

/** @throws RangeError of a number that is no element's. */
export function elementOf(number: number): Element {
  const element = ELEMENTS[number];
  if (element === undefined) throw new RangeError(`no element ${number}`);
  return element;
}

/** @throws RangeError of a number that is no place's. */
export function placeOf(number: number): Place {
  const place = PLACES[number];
  if (place === undefined) throw new RangeError(`no place ${number}`);
  return place;
}

/** @throws RangeError of a text that is no element. */
export function toNumber(element: Element): number {
  const number = numbers.get(element);
  if (number === undefined) throw new RangeError(`no element ${element}`);
  return number;
}

/** @throws RangeError of a case that names what is no element. */
export function toCards({ suspect, place, crime }: Case): Cards {
  return [toNumber(suspect), toNumber(place), toNumber(crime)];
}

/** @throws RangeError of a number that is no element's. */
export function toCase([suspect, place, crime]: Cards): Case {
  return { suspect: elementOf(suspect), place: placeOf(place), crime: elementOf(crime) } as Case;
}
