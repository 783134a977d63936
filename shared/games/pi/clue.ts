/** What the case cards answer. docs/rules/pi.md, "A turn". */

import { adjacent } from './board';
import { type Cards, kindOf } from './elements';
import { type Tiles, whereIs } from './state';

export type Answer = 'disc' | 'cube' | 'nothing';

/** Asking in a location about one element of a case: a disc if it is here, a cube if it is next door. */
export function seenFrom(tiles: Tiles, element: number, place: number): Answer {
  const at = whereIs(tiles, element);
  if (at === place) return 'disc';
  return adjacent(at, place) ? 'cube' : 'nothing';
}

/** An investigator asks about all three elements of the case; in the order of KINDS, which is not told. */
export function investigatorFinds(tiles: Tiles, cards: Cards, place: number): readonly [Answer, Answer, Answer] {
  return [seenFrom(tiles, cards[0], place), seenFrom(tiles, cards[1], place), seenFrom(tiles, cards[2], place)];
}

/** An evidence card asks, where its tile lies, about the case's element of its own kind. */
export function evidenceFinds(tiles: Tiles, cards: Cards, card: number): Answer {
  return seenFrom(tiles, cards[kindOf(card)], whereIs(tiles, card));
}

export function tally(found: readonly Answer[], answer: Answer): number {
  return found.filter((one) => one === answer).length;
}
